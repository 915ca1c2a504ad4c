import { useQuery } from '@tanstack/react-query';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { peek as words } from '#words/portal/desk/peek.ts';
import { work } from '#words/portal/work.ts';
import { timeSince } from '../pipeline/time-since.ts';
import { workAddress, workKey, workText } from '../work/work-text.ts';
import LoanPeek from './loan-peek.tsx';
import styles from './peek.module.css';

type Props = { row: WorkRow; loanId: string; onTake: () => void; isTaking: boolean; onClose: () => void };

/** A piece of work beside its queue, with the loan it is on. */
const WorkPeek = ({ row, loanId, onTake, isTaking, onClose }: Props) => {
  const trpc = useTRPC();
  const loan = useQuery(trpc.work.listed.queryOptions({ loanId }));
  const { title, note } = workText(row);
  if (loan.isError)
    return (
      <aside className={styles.peek}>
        <p className="field-error" role="alert">
          {loan.error.message}
        </p>
      </aside>
    );
  if (!loan.data) return null;
  return (
    <LoanPeek row={loan.data} onClose={onClose} besides={workKey(row)}>
      <div className={styles.own}>
        <b>{title}</b>
        <span className="muted">
          {[
            note,
            words.waiting(timeSince(row.since, new Date())),
            row.dueOn && `${work.columns.due} ${work.due(row.dueOn)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span>{row.owner?.name ?? words.nobody}</span>
        <p className={styles.actions}>
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
    </LoanPeek>
  );
};

export default WorkPeek;
