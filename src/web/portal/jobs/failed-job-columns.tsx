import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { failedJobs as words } from '#words/portal/failed-jobs.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';
import type { FailedJob } from './failed-jobs-page.tsx';

const named = (names: Readonly<Record<string, string>>, name: string): string | undefined => names[name];

export const jobText = ({ job }: FailedJob): string => named(words.jobs, job) ?? job;

const messageText = (message: string): string => named(words.messages, message) ?? words.earlierMessage;

/** Only a name to those who may not open loans. */
const Loan = ({ loanId, loanNumber }: FailedJob) => {
  const maySeeLoan = useMay('seeLoan');
  if (loanId === null || loanNumber === null) return words.noLoan;
  return maySeeLoan ? <Link to={`/portal/loan/${loanId}`}>{loanNumber}</Link> : loanNumber;
};

const { columns } = words;

export const failedJobColumns: readonly QueueColumn<FailedJob>[] = [
  {
    heading: columns.job,
    isName: true,
    cell: (row) => (
      <>
        {jobText(row)}
        {row.message !== null && <Sub>{messageText(row.message)}</Sub>}
      </>
    ),
  },
  { heading: columns.reason, cell: ({ reason }) => words.reasons[reason] },
  { heading: columns.loan, isLabeled: true, className: 'nowrap', cell: (row) => <Loan {...row} /> },
  {
    heading: columns.since,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ since, failedAt }) => (
      <>
        {momentText(since)}
        <Sub>{words.failedAt(momentText(failedAt))}</Sub>
      </>
    ),
  },
  { heading: columns.tries, isLabeled: true, cell: ({ tries }) => tries },
];
