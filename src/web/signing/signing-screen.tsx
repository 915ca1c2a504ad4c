import type { ReactNode } from 'react';
import type { Packet } from '#entities/contract/written-document.ts';
import { flows } from '#funnel/flows.ts';
import { type Current, useFunnelData } from '#web/funnel/step/funnel-data.ts';
import { LoadFailed } from '#web/funnel/step/load-failed.tsx';
import { Link } from '#web/router/link.tsx';
import { useNavigate } from '#web/router/navigation.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { LoadingPage } from '#web/ui/pages/loading-page.tsx';
import { signing } from '#words/loan/signing.ts';
import { ConsentView } from './consent-view.tsx';
import styles from './signing-room.module.css';
import { SigningRoom } from './signing-room.tsx';
import { useSigning } from './use-signing.ts';

/** The same signing room for both packets; `onFinished` sets the next page. */
type Props = { packet: Packet; onFinished: (next: string | null) => void; notReady: ReactNode };

export const SignPacket = ({ packet, onFinished, notReady }: Props) => {
  const { state, isFailed, act, openPdf, retry } = useSigning(packet);
  if (state.kind === 'loading') return <LoadingPage />;
  if (state.kind === 'failed') return <LoadFailed retry={retry} />;
  if (state.kind === 'notReady') return notReady;
  const { view } = state;
  if (view.consent !== 'given' && !view.isComplete)
    return <ConsentView view={view} isFailed={isFailed} act={act} openPdf={openPdf} />;
  const finish = async () => {
    const done = await act((calls) => calls.finish.mutate({ packet }));
    if (done?.kind === 'finished') onFinished(done.next);
  };
  return (
    <SigningRoom
      view={view}
      isFailed={isFailed}
      act={act}
      openPdf={openPdf}
      onFinish={() => void finish()}
      packet={packet}
    />
  );
};

/** Frozen credit file, or a home that needs review first: links the borrower to the offer page. */
const NoTerms = ({ variant, person }: Pick<Current, 'variant' | 'person'>) => {
  const offer = flows[variant].steps.find(({ acceptsOffer }) => acceptsOffer);
  return (
    <main id="content" className={`wrap ${styles.single}`}>
      <ArrivalHeading>{signing.notReady.title}</ArrivalHeading>
      <p className="lede">{signing.notReady.text}</p>
      {person === 'borrower' && offer && (
        <p>
          <Link className="button button-primary" to={offer.path}>
            {signing.notReady.toOffer}
          </Link>
        </p>
      )}
    </main>
  );
};

/** The signing step within the application flow. */
export default function SigningScreen() {
  const navigate = useNavigate();
  const { state, current, refresh } = useFunnelData();
  if (state === 'loading' || current === null) return <LoadingPage />;
  const goOn = async (next: string | null) => {
    await refresh();
    if (next !== null) navigate(next);
  };
  return <SignPacket packet="funnel" onFinished={(next) => void goOn(next)} notReady={<NoTerms {...current} />} />;
}
