import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { incomeVerificationMethod } from '#entities/application/income-verification.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { verification as words } from '#words/funnel/verification.ts';
import { incomeVerificationMethods } from '#words/labels.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { CoveredDocuments } from './covered-documents.tsx';
import { FoundIncome } from './found-income.tsx';
import { FoundRecords } from './found-records.tsx';
import styles from './known-facts.module.css';

const options = incomeVerificationMethod.options.map((value) => ({ value, label: incomeVerificationMethods[value] }));

/** Consent and request in one click; the results come back onto the page. */
const Connect = ({ kind, hasRecords }: { kind: 'payroll' | 'bank'; hasRecords: boolean }) => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const ask = useMutation(trpc.application.consent.mutationOptions({ onSuccess: () => retry() }));
  const state = ask.data?.state;
  const outcome = state === 'found' && !hasRecords ? 'notFound' : state;
  return (
    <section className={`card ${styles.known}`} aria-label={words[kind].title}>
      <h2 className="heading-4">{words[kind].title}</h2>
      <p className="small">{words[kind].text}</p>
      <p className={styles.actions}>
        <button className="button button-secondary" type="button" onClick={() => ask.mutate({ kind })}>
          {ask.isPending ? words.working : hasRecords ? words.again : words[kind].connect}
        </button>
        {kind === 'bank' && <Link to={paths.bankStatement}>{words.statements.instead}</Link>}
      </p>
      <div role="status">
        {ask.isError && <Notice tone="stop" title={ask.error.message} />}
        {outcome === 'notFound' && <Notice tone="warn" title={words[kind].notFound} />}
        {outcome !== undefined && outcome !== 'found' && outcome !== 'notFound' && (
          <Notice tone="warn" title={outcome === 'byStaff' ? words.byStaff : words.unavailable} />
        )}
      </div>
    </section>
  );
};

/** Income verification: the method, the results, and the documents they make unnecessary. */
const Verification = ({ application, person, draft, change, errorAt }: BesideProps) => {
  const method = draft.incomeVerificationMethod;
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
        <Connect key={method} kind={method} hasRecords={records.length > 0} />
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
