import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { type Day, daysBetween } from '#entities/values/day.ts';
import { Link } from '#web/router/link.tsx';
import { IconAlertCircle, IconEye } from '#web/ui/icons.ts';
import { peek } from '#words/portal/desk/peek.ts';
import { pipeline, waitingWords } from '#words/portal/pipeline.ts';
import { work as words } from '#words/portal/work.ts';
import { lineText } from '../pipeline/pipeline-columns.tsx';
import { timeSince } from '../pipeline/time-since.ts';
import { Arch } from '../presence/arch.tsx';
import { Readers } from '../presence/readers.tsx';
import { useReaders } from '../presence/use-readers.ts';
import { dueGroup } from './work-groups.ts';
import styles from './work-table.module.css';
import { workAddress, workKey, workText } from './work-text.ts';

export type WorkGroup = { heading: string; note: string | null; rows: readonly WorkRow[] };

type Acting = {
  today: Day;
  /** The row with keyboard focus. */
  at: string | null;
  selected: ReadonlySet<string>;
  isTaking: boolean;
  onSelect: (row: WorkRow) => void;
  onTake: (row: WorkRow) => void;
  /** Shows the work and its loan beside the queue. */
  onPeek: (row: WorkRow) => void;
};

const Due = ({ dueOn, today }: { dueOn: Day | null; today: Day }) => {
  if (dueOn === null) return <span className={styles.calm}>{words.noDue}</span>;
  const group = dueGroup(dueOn, today);
  if (group === 'late')
    return (
      <span className={styles.late}>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden />
        {words.dueLate(daysBetween(dueOn, today))}
      </span>
    );
  return group === 'today' ? <span className={styles.today}>{words.dueToday}</span> : words.due(dueOn);
};

type RowProps = Acting & { row: WorkRow; readers: readonly string[] | undefined };

const Row = ({ row, readers, today, at, selected, isTaking, onSelect, onTake, onPeek }: RowProps) => {
  const { title, note } = workText(row);
  const { loan, colleague, owner } = row;
  const key = workKey(row);
  const from = row.person === null ? null : waitingWords[row.person];
  const whose = loan === null ? (colleague?.name ?? '') : loan.names || pipeline.noName;
  const name = words.of(title, whose);
  return (
    <tr
      className={`${selected.has(key) ? styles.selected : ''} ${key === at ? styles.at : ''}`}
      data-at={key === at ? 'true' : undefined}
    >
      <td className={styles.tickCell}>
        {loan !== null && (
          <label className={styles.tick}>
            <input type="checkbox" checked={selected.has(key)} onChange={() => onSelect(row)} />
            <span className="visually-hidden">{words.selectRow(name)}</span>
          </label>
        )}
      </td>
      <th scope="row">
        <div className={styles.line}>
          <Link to={workAddress(row)}>
            {title}
            <span className="visually-hidden">, {whose}</span>
          </Link>
          {note !== null && <span className={`${styles.note} ${note === from ? styles.whose : ''}`}>{note}</span>}
          {loan !== null && (
            <button type="button" className={styles.peek} aria-label={peek.open(name)} onClick={() => onPeek(row)}>
              <IconEye size={16} stroke={1.75} aria-hidden />
            </button>
          )}
        </div>
      </th>
      <td className={styles.loan}>
        <div className={styles.line}>
          <span title={whose}>{whose}</span>
          {loan !== null && <span className={styles.number}>{loan.number}</span>}
          <Readers names={readers} />
        </div>
      </td>
      <td className={styles.wide}>{loan?.number}</td>
      <td className={styles.wide}>{loan?.state}</td>
      <td className={styles.wide}>{from}</td>
      <td className={`${styles.wide} ${styles.figure}`}>{loan !== null && lineText(loan.line)}</td>
      <td className={styles.figure} data-label={words.columns.waiting}>
        {timeSince(row.since, new Date())}
      </td>
      <td className={styles.due}>
        <Due dueOn={row.dueOn} today={today} />
      </td>
      <td className={styles.owner}>
        {owner !== null ? (
          <Arch name={owner.name} isMe={owner.isMe} />
        ) : (
          loan !== null && (
            <button
              className="button button-secondary button-dense"
              type="button"
              disabled={isTaking}
              onClick={() => onTake(row)}
            >
              {words.take}
              <span className="visually-hidden"> {name}</span>
            </button>
          )
        )}
      </td>
    </tr>
  );
};

/** Open work under a heading for each time it is due. */
export const WorkTable = ({
  caption,
  groups,
  ...acting
}: Acting & { caption: string; groups: readonly WorkGroup[] }) => {
  const readers = useReaders();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.columns.select}</span>
          </th>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.loan}</th>
          <th scope="col" className={styles.wide}>
            {words.columns.number}
          </th>
          <th scope="col" className={styles.wide}>
            {words.columns.state}
          </th>
          <th scope="col" className={styles.wide}>
            {words.columns.from}
          </th>
          <th scope="col" className={`${styles.wide} ${styles.figure}`}>
            {words.columns.line}
          </th>
          <th scope="col" className={styles.figure}>
            {words.columns.waiting}
          </th>
          <th scope="col">{words.columns.due}</th>
          <th scope="col" className={styles.owner}>
            {words.columns.owner}
          </th>
        </tr>
      </thead>
      {groups.map(({ heading, note, rows }) => (
        <tbody key={heading}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={10}>
              {heading} <b>{rows.length}</b> {note !== null && <span>{note}</span>}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={workKey(row)} row={row} readers={row.loan ? readers.get(row.loan.id) : undefined} {...acting} />
          ))}
        </tbody>
      ))}
    </table>
  );
};
