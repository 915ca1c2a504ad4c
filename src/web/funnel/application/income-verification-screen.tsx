import { incomeVerificationMethod } from '#entities/application/income-verification.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { incomeVerificationMethods } from '#words/application-labels.ts';
import { verification as words } from '#words/funnel/verification.ts';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { useVendorVisits } from '../visits/use-vendor-visits.ts';
import { ConnectIncome } from './connect-income.tsx';
import { CoveredDocuments } from './covered-documents.tsx';
import { FoundIncome } from './found-income.tsx';
import { FoundRecords } from './found-records.tsx';
import styles from './known-facts.module.css';

const options = incomeVerificationMethod.options.map((value) => ({ value, label: incomeVerificationMethods[value] }));

const methodOf = { payrollIncome: 'payroll', bankIncome: 'bank' } as const;
const VISITED = ['payrollIncome', 'bankIncome'] as const;

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
        <ConnectIncome key={method} kind={method} hasRecords={records.length > 0} visits={visits} />
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
