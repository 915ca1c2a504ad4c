import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { verification as words } from '#words/funnel/verification.ts';
import { visits as visitWords } from '#words/funnel/visits.ts';
import { useConsent } from '../visits/use-consent.ts';
import type { useVendorVisits, VendorVisit } from '../visits/use-vendor-visits.ts';
import { visitLabel } from '../visits/visit-label.ts';
import { VisitNotice } from '../visits/visit-notice.tsx';
import styles from './known-facts.module.css';

const capabilityOf = { payroll: 'payrollIncome', bank: 'bankIncome' } as const;

type ConnectProps = { kind: 'payroll' | 'bank'; hasRecords: boolean; visits: ReturnType<typeof useVendorVisits> };

const labelOf = ({
  kind,
  hasRecords,
  visit,
}: Pick<ConnectProps, 'kind' | 'hasRecords'> & { visit: VendorVisit | null }) => {
  if (visit !== null && visit.state !== 'finished' && visit.state !== 'waiting') return visitLabel(visit);
  return hasRecords ? words.again : words[kind].connect;
};

/** Consent, then the vendor's own page or its answer; the results come back onto this page. */
export const ConnectIncome = ({ kind, hasRecords, visits }: ConnectProps) => {
  const { asked: ask, give } = useConsent();
  const visit = visits.visitTo(capabilityOf[kind]);
  const isLeaving = ask.isPending || (ask.data?.url ?? null) !== null;
  const state = ask.data?.state ?? (visit?.state === 'finished' ? 'found' : undefined);
  const outcome = state === 'found' && !hasRecords ? 'notFound' : state;
  return (
    <section className={`card ${styles.known}`} aria-label={words[kind].title}>
      <h2 className="heading-4">{words[kind].title}</h2>
      <p className="small">{words[kind].text}</p>
      {visits.isOffered(capabilityOf[kind]) && <p className="small">{visitWords.leaving}</p>}
      <p className={styles.actions}>
        <button className="button button-secondary" type="button" onClick={() => give(kind)}>
          {isLeaving ? words.working : labelOf({ kind, hasRecords, visit })}
        </button>
        {kind === 'bank' && <Link to={paths.bankStatement}>{words.statements.instead}</Link>}
      </p>
      <div role="status">
        {visits.isChecking && <Notice tone="info" title={visitWords.checking} />}
        {ask.isError && <Notice tone="stop" title={ask.error.message} />}
        {visit !== null && !ask.data && !visits.isChecking && <VisitNotice visit={visit} />}
        {outcome === 'notFound' && <Notice tone="warn" title={words[kind].notFound} />}
        {outcome !== undefined && !['found', 'notFound', 'yourTurn'].includes(outcome) && (
          <Notice tone="warn" title={outcome === 'byStaff' ? words.byStaff : words.unavailable} />
        )}
      </div>
    </section>
  );
};
