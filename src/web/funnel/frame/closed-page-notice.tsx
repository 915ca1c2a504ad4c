import { z } from 'zod';
import { pageOpening } from '#funnel/engine/page-opening.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { ClosedSentence } from '../step/closed-sentence.tsx';
import type { FunnelData } from '../step/funnel-data.ts';
import styles from './closed-page-notice.module.css';

const arrivedFrom = z.object({ closedPage: z.object({ key: z.string() }) });

/** On the page shown instead: the one sentence why the other did not open, for as long as it does not. */
export const ClosedPageNotice = ({ state, current }: Pick<FunnelData, 'state' | 'current'>) => {
  const { state: arrival } = useLocation();
  const isLive = useIsLive();
  const key = arrivedFrom.safeParse(arrival).data?.closedPage.key;
  const step = key === undefined ? null : stepByKey(key, current ?? {});
  if (!isLive || state !== 'loaded' || step === null) return null;
  const opening = pageOpening(step.path, current);
  if (opening.kind === 'open') return null;
  return (
    <div className={`wrap ${styles.notice}`}>
      <ClosedSentence step={step} reason={opening.reason} />
    </div>
  );
};
