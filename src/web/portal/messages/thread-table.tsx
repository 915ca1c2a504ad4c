import { Link } from 'react-router';
import type { LoanThread } from '#entities/contract/loan-thread.ts';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { momentText } from '#words/moments.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { threads as words } from '#words/portal/threads.ts';
import styles from './messages.module.css';

const TalkState = ({ unread, last }: LoanThread) => {
  if (unread > 0) return <Chip tone="warn">{words.unread(unread)}</Chip>;
  return last.from === null ? <Chip tone="off">{words.read.person}</Chip> : <Chip tone="ok">{words.read.staff}</Chip>;
};

const TalkRow = ({ thread }: { thread: LoanThread }) => {
  const { loanId, loanNumber, names, firstName, last, owner, unread, unreadSince } = thread;
  return (
    <tr>
      <th className={styles.file} scope="row">
        <Link to={`/portal/loan/${loanId}/messages`}>{names || pipeline.noName}</Link>
        <span className={styles.sub}>{words.with(loanNumber, firstName)}</span>
      </th>
      <td className={styles.text} data-unread={unread > 0}>
        <p>
          <span className="muted">{words.said(last.from ?? firstName)}</span>
          {last.text}
        </p>
      </td>
      <td className="nowrap">
        {momentText(last.at)}
        {unread > 1 && unreadSince && <span className={styles.sub}>{words.since(momentText(unreadSince))}</span>}
      </td>
      <td>
        <TalkState {...thread} />
      </td>
      <td className="nowrap" data-label={words.columns.owner}>
        {owner ?? words.owner}
      </td>
    </tr>
  );
};

/** The last message of each thread; the full thread is with its loan. */
export const ThreadTable = ({ threads }: { threads: readonly LoanThread[] }) => {
  const { columns } = words;
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.message}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.owner}</th>
          </tr>
        </thead>
        <tbody>
          {threads.map((thread) => (
            <TalkRow key={`${thread.loanId}-${thread.person}`} thread={thread} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
