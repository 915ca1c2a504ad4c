import type { LoanThread } from '#entities/contract/loan-thread.ts';
import { Link } from '#web/router/link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { queue } from '#words/portal/queue.ts';
import { threads as words } from '#words/portal/threads.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import styles from './messages.module.css';

const ThreadState = ({ unread, last }: LoanThread) => {
  if (unread > 0) return <Chip tone="warn">{words.unread(unread)}</Chip>;
  return last.from === null ? <Chip tone="off">{words.read.person}</Chip> : <Chip tone="ok">{words.read.staff}</Chip>;
};

const { columns } = words;

/** The last message of each thread; the full thread is with its loan. */
export const threadColumns: readonly QueueColumn<LoanThread>[] = [
  {
    heading: columns.file,
    isName: true,
    className: styles.file,
    cell: ({ loanId, loanNumber, names, firstName }) => (
      <>
        <Link to={`/portal/loan/${loanId}/messages`}>{names || pipeline.noName}</Link>
        <Sub>{words.with(loanNumber, firstName)}</Sub>
      </>
    ),
  },
  {
    heading: columns.message,
    className: styles.text,
    cell: ({ last, firstName, unread }) => (
      <p data-unread={unread > 0}>
        <span className="muted">{words.said(last.from ?? firstName)}</span>
        {last.text}
      </p>
    ),
  },
  {
    heading: columns.when,
    className: 'nowrap',
    cell: ({ last, unread, unreadSince }) => (
      <>
        {momentText(last.at)}
        {unread > 1 && unreadSince && <Sub>{words.since(momentText(unreadSince))}</Sub>}
      </>
    ),
  },
  { heading: columns.state, cell: (thread) => <ThreadState {...thread} /> },
  { heading: columns.owner, isLabeled: true, className: 'nowrap', cell: ({ owner }) => owner ?? queue.noOwner },
];
