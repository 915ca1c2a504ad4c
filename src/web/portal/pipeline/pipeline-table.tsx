import { Link } from 'react-router';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { IconAlertCircle } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { stageWords, pipeline as words } from '#words/portal/pipeline.ts';
import { initialsOf } from '../initials-of.ts';
import styles from './list.module.css';
import { PipelineClock } from './pipeline-clock.tsx';
import { timeSince } from './time-since.ts';
import { WaitingOn } from './waiting-on.tsx';

export const loanAddress = (loanId: string): string => `/portal/loan/${loanId}`;

const percent = (points: number | null): string => (points === null ? '–' : inPercent(toBasisPoints(points), 1));
export const lineText = (line: number | null): string => (line === null ? '–' : inDollars(toDollars(line)));

export const DtiFigure = ({ row: { dti, isDtiOver } }: { row: PipelineRow }) =>
  isDtiOver ? (
    <span className={styles.bad}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {percent(dti)}
      <span className="visually-hidden"> {words.dtiOver}</span>
    </span>
  ) : (
    percent(dti)
  );

export type Rows = {
  rows: readonly PipelineRow[];
  /** The row with keyboard focus. */
  at: number | null;
  selected: ReadonlySet<string>;
  /** Null for users who may not assign: nothing to select for. */
  onSelect: ((loanId: string) => void) | null;
};

const Owner = ({ owner }: Pick<PipelineRow, 'owner'>) =>
  owner === null ? (
    <span className="visually-hidden">{words.unassigned}</span>
  ) : (
    <span className={styles.owner} title={owner.name}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="visually-hidden">{owner.name}</span>
    </span>
  );

const Row = ({
  row,
  isAt,
  isSelected,
  onSelect,
}: {
  row: PipelineRow;
  isAt: boolean;
  isSelected: boolean;
  onSelect: Rows['onSelect'];
}) => (
  <tr className={`${isSelected ? styles.selected : ''} ${isAt ? styles.at : ''}`} data-at={isAt ? 'true' : undefined}>
    {onSelect && (
      <td>
        <label className={styles.tick}>
          <input type="checkbox" checked={isSelected} onChange={() => onSelect(row.loanId)} />
          <span className="visually-hidden">{words.selectLoan(row.names || row.loanNumber)}</span>
        </label>
      </td>
    )}
    <th scope="row">
      <Link to={loanAddress(row.loanId)}>{row.names || words.noName}</Link>
      <span>
        {row.loanNumber}
        {row.state !== null && `, ${row.state}`}
      </span>
    </th>
    <td className={styles.figure}>{lineText(row.line)}</td>
    <td className={styles.figure}>{percent(row.cltv)}</td>
    <td className={styles.figure}>
      <DtiFigure row={row} />
    </td>
    <td className={styles.figure}>{row.score ?? '–'}</td>
    <td>{stageWords[row.stage]}</td>
    <td>
      <WaitingOn row={row} />
    </td>
    <td>
      <PipelineClock clock={row.threeDay} />
    </td>
    <td>
      <PipelineClock clock={row.decision} />
    </td>
    <td>
      <Owner owner={row.owner} />
    </td>
    <td className={`${styles.figure} ${styles.touched}`}>{timeSince(row.touchedAt, new Date())}</td>
  </tr>
);

export const PipelineTable = ({ rows, at, selected, onSelect, onSelectAll }: Rows & { onSelectAll: () => void }) => {
  const { columns } = words;
  const areAll = rows.length > 0 && rows.every(({ loanId }) => selected.has(loanId));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1)
    <section className={styles.tableFrame} tabIndex={0} aria-label={words.caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {onSelect && (
              <th scope="col">
                <label className={styles.tick}>
                  <input type="checkbox" checked={areAll} onChange={onSelectAll} />
                  <span className="visually-hidden">{words.selectAll}</span>
                </label>
              </th>
            )}
            <th scope="col">{columns.borrowers}</th>
            <th scope="col" className={styles.figure}>
              {columns.line}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.cltv}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.dti}
            </th>
            <th scope="col" className={styles.figure}>
              {columns.score}
            </th>
            <th scope="col">{columns.stage}</th>
            <th scope="col">{columns.waitingOn}</th>
            <th scope="col" title={columns.threeDayTitle}>
              {columns.threeDay}
            </th>
            <th scope="col" title={columns.decisionTitle}>
              {columns.decision}
            </th>
            <th scope="col">
              <span className="visually-hidden">{columns.owner}</span>
            </th>
            <th scope="col" className={styles.figure}>
              {columns.touched}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.loanId}
              row={row}
              isAt={index === at}
              isSelected={selected.has(row.loanId)}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
