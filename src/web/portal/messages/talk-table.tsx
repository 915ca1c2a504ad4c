import { Link } from 'react-router';
import type { LoanTalk } from '#entities/contract/loan-talk.ts';
import { Chip } from '#web/ui/chip.tsx';
import table from '#web/ui/data-table.module.css';
import { momentText } from '#words/moments.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { talks as words } from '#words/portal/talks.ts';
import styles from './messages.module.css';

const TalkState = ({ unread, last }: LoanTalk) => {
  if (unread > 0) return <Chip tone="warn">{words.unread(unread)}</Chip>;
  return last.from === null ? <Chip tone="off">{words.read.person}</Chip> : <Chip tone="ok">{words.read.staff}</Chip>;
};

const TalkRow = ({ talk }: { talk: LoanTalk }) => {
  const { loanId, loanNumber, names, firstName, last, owner, unread, unreadSince } = talk;
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
        <TalkState {...talk} />
      </td>
      <td className="nowrap" data-label={words.columns.owner}>
        {owner ?? words.owner}
      </td>
    </tr>
  );
};

/** The last word of each talk; the whole of it stands with its file. */
export const TalkTable = ({ talks }: { talks: readonly LoanTalk[] }) => {
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
          {talks.map((talk) => (
            <TalkRow key={`${talk.loanId}-${talk.person}`} talk={talk} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
