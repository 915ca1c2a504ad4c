import { useMutation, useQuery } from '@tanstack/react-query';
import { weekdayOf } from '#entities/values/day.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { isRefusal } from '#web/api-client/is-refusal.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { inFullDate } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { shell } from '#words/shell.ts';
import styles from './cancel-page.module.css';
import { OwnerDocuments } from './owner-documents.tsx';

const words = hubWords.cancel;

export const meta = () => [{ title: pageTitle(words.start) }];

const Cancelling = ({ token }: { token: string }) => {
  const trpc = useTRPC();
  const view = useQuery(trpc.loan.cancelView.queryOptions({ token }));
  const cancel = useMutation(trpc.loan.cancelByLink.mutationOptions());
  if (view.isPending) return <SkeletonLines text={shell.loading} />;
  if (view.isLoadingError && !isRefusal(view.error)) return <NotLoaded retry={view.refetch} isWholePage />;
  if (view.isLoadingError)
    return (
      <>
        <h1 className="heading-1">{words.endedTitle}</h1>
        <p className="lede">{view.error.message}</p>
      </>
    );
  const isDone = cancel.data?.kind === 'cancelled' || cancel.data?.kind === 'cancelledBefore';
  if (isDone)
    return (
      <>
        <h1 className="heading-1">{words.doneTitle}</h1>
        <p className="lede">{words.done}</p>
      </>
    );
  const { name, home, state, lastDay } = view.data;
  const isOpen = (state === 'running' || state === 'notStarted') && cancel.data === undefined;
  return (
    <>
      <h1 className="heading-1">{words.title(name)}</h1>
      <p className="lede">{words.about(home ?? '')}</p>
      {state !== 'cancelled' && <OwnerDocuments token={token} view={view.data} onDone={() => void view.refetch()} />}
      {isOpen ? (
        <section className={`card ${styles.part}`} aria-labelledby="cancel">
          <h2 className="heading-3" id="cancel">
            {words.byLinkTitle}
          </h2>
          {lastDay !== null && <p>{words.until(inFullDate(lastDay, weekdayOf(lastDay)))}</p>}
          <p>{words.means}</p>
          <p>
            <button
              className="button button-stop"
              type="button"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate({ token })}
            >
              {words.byLink}
            </button>
          </p>
        </section>
      ) : (
        <p>{state === 'cancelled' ? words.already : words.closed}</p>
      )}
      {cancel.error !== null && <Notice tone="stop" title={cancel.error.message} />}
    </>
  );
};

/** For a non-borrowing owner: the right to cancel, and the button. */
export default function CancelPage() {
  const [search] = useSearchParams();
  return (
    <PageFrame>
      <div className={styles.stack}>
        <Cancelling token={search.get('token') ?? ''} />
      </div>
    </PageFrame>
  );
}
