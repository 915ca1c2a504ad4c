import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { Link } from '#web/router/link.tsx';
import { peek as words } from '#words/portal/desk/peek.ts';
import { work } from '#words/portal/work.ts';
import { timeSince } from '../pipeline/time-since.ts';
import styles from './work.module.css';
import { workAddress, workText } from './work-text.ts';

type Props = { row: WorkRow; onTake: () => void; isTaking: boolean };

/** A piece of work at the head of the panel beside its queue. */
export const WorkPeek = ({ row, onTake, isTaking }: Props) => {
  const { title, note } = workText(row);
  const due = row.dueOn && `${work.columns.due} ${work.due(row.dueOn)}`;
  return (
    <div className={styles.own}>
      <b>{title}</b>
      <span className="muted">
        {[note, words.waiting(timeSince(row.since, new Date())), due].filter(Boolean).join(', ')}
      </span>
      <span>{row.owner?.name ?? words.nobody}</span>
      <p className={styles.ownActions}>
        <Link className="button button-primary button-dense" to={workAddress(row)}>
          {words.openWork}
          <span className="visually-hidden"> {title}</span>
        </Link>
        {!row.owner?.isMe && (
          <button className="button button-secondary button-dense" type="button" disabled={isTaking} onClick={onTake}>
            {work.take}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </p>
    </div>
  );
};
