import { useEffect } from 'react';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { readJob } from '#funnel/questions/jobs.ts';
import { employment as words } from '#words/funnel/employment.ts';
import { listItems } from '../lists/list-items.ts';
import type { BesideProps } from '../step/step-view.tsx';
import { useVendorVisits } from '../visits/use-vendor-visits.ts';
import { ConnectIncome } from './connect-income.tsx';
import styles from './employment-screen.module.css';

const VISITED = ['payrollIncome'] as const;

/** Payroll before the form: its record fills the page, and only what it does not hold is asked. */
export default function PayrollFirst({ application, person, draft, change }: BesideProps) {
  const visits = useVendorVisits(VISITED);
  const items = listItems(draft.employments);
  const records = applicantPart(application, person).employments.filter(({ dataSource }) => dataSource !== 'manual');
  const added = records.filter(({ id }) => !items.some((item) => item.id === id));
  const addedIds = added.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that comes in is what fills the page
  useEffect(() => {
    if (added.length === 0) return;
    change('isEmployed', true);
    change('employments', [...added.map(readJob), ...items]);
  }, [addedIds]);
  if (draft.isEmployed === false || items.length > 0 || records.length > 0) return null;
  return (
    <div className={styles.payroll}>
      <p>{words.payrollFirst}</p>
      <ConnectIncome kind="payroll" hasRecords={false} visits={visits} />
    </div>
  );
}
