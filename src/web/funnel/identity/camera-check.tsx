import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { visits as words } from '#words/funnel/visits.ts';
import styles from '../application/known-facts.module.css';
import { useVendorVisits } from '../visits/use-vendor-visits.ts';
import { visitLabel } from '../visits/visit-label.ts';
import { VisitNotice } from '../visits/visit-notice.tsx';

const VISITED = ['identity'] as const;

/** Where the lender uses a vendor for it: the ID is shown on the vendor's page instead of sent as pictures. */
export const CameraCheck = () => {
  const trpc = useTRPC();
  const visits = useVendorVisits(VISITED);
  const open = useMutation(
    trpc.application.showId.mutationOptions({
      onSuccess: ({ url }) => {
        if (url !== null) window.location.assign(url);
      },
    }),
  );
  const visit = visits.visitTo('identity');
  if (!visits.isOffered('identity')) return null;
  const isDone = visit?.state === 'finished';
  const isLeaving = open.isPending || (open.data?.url ?? null) !== null;
  return (
    <section className={`card ${styles.known}`} aria-label={words.identity.title}>
      <h2 className="heading-4">{words.identity.title}</h2>
      <p className="small">{words.identity.text}</p>
      {!isDone && (
        <p className={styles.actions}>
          <button className="button button-secondary" type="button" onClick={() => open.mutate()}>
            {isLeaving ? words.opening : visit && visit.state !== 'waiting' ? visitLabel(visit) : words.identity.start}
          </button>
        </p>
      )}
      <div role="status">
        {visits.isChecking && <Notice tone="info" title={words.checking} />}
        {isDone && visit.isConfirmed !== false && <Notice tone="info" title={words.identity.received} />}
        {isDone && visit.isConfirmed === false && <Notice tone="warn" title={words.identity.doubted} />}
        {visit !== null && !visits.isChecking && <VisitNotice visit={visit} />}
        {open.isError && <Notice tone="stop" title={open.error.message} />}
        {open.data?.url === null && <Notice tone="warn" title={words.identity.unavailable} />}
      </div>
      <p className="small">{words.identity.instead}</p>
    </section>
  );
};
