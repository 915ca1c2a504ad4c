import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { incomeVerificationMethod } from '#entities/application/income-verification.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { verification as words } from '#words/funnel/verification.ts';
import { visits as visitWords } from '#words/funnel/visits.ts';
import { incomeVerificationMethods } from '#words/labels.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { useVendorVisits, type VendorVisit } from '../visits/use-vendor-visits.ts';
import { visitLabel } from '../visits/visit-label.ts';
import { VisitNotice } from '../visits/visit-notice.tsx';
import { CoveredDocuments } from './covered-documents.tsx';
import { FoundIncome } from './found-income.tsx';
import { FoundRecords } from './found-records.tsx';
import styles from './known-facts.module.css';

const options = incomeVerificationMethod.options.map((value) => ({ value, label: incomeVerificationMethods[value] }));

const capabilityOf = { payroll: 'payrollIncome', bank: 'bankIncome' } as const;
const methodOf = { payrollIncome: 'payroll', bankIncome: 'bank' } as const;
const VISITED = ['payrollIncome', 'bankIncome'] as const;

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
const Connect = ({ kind, hasRecords, visits }: ConnectProps) => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const ask = useMutation(
    trpc.application.consent.mutationOptions({
      onSuccess: ({ url }) => (url === null ? retry() : window.location.assign(url)),
    }),
  );
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
        <button className="button button-secondary" type="button" onClick={() => ask.mutate({ kind })}>
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

/** Income verification: the method, the results, and the documents they make unnecessary. */
const Verification = ({ application, person, draft, change, errorAt }: BesideProps) => {
  const method = draft.incomeVerificationMethod;
  const visits = useVendorVisits(VISITED, (from) => {
    if (from === 'payrollIncome' || from === 'bankIncome') change('incomeVerificationMethod', methodOf[from]);
  });
  const records = applicantPart(application, person).employments.filter(({ dataSource }) => dataSource !== 'manual');
  return (
    <>
      <div className={styles.plain}>
        <ChoiceField
          id="incomeVerificationMethod"
          label={words.way}
          isOptional={false}
          value={method}
          error={errorAt('incomeVerificationMethod')}
          onChange={(value) => change('incomeVerificationMethod', value)}
          options={options}
        />
      </div>
      {(method === 'payroll' || method === 'bank') && (
        <Connect key={method} kind={method} hasRecords={records.length > 0} visits={visits} />
      )}
      {records.length > 0 && <FoundRecords records={records} draft={draft} change={change} errorAt={errorAt} />}
      {method === 'bank' && <FoundIncome key={records.length} />}
      <CoveredDocuments application={application} person={person} draft={draft} />
    </>
  );
};

export default function IncomeVerificationScreen(props: StepViewProps) {
  return <StepView {...props} above={Verification} leftOut={['incomeVerificationMethod', 'incomeReviews']} />;
}
