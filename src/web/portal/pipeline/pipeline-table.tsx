import { Link } from 'react-router';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import styles from './list.module.css';
import { pipelineColumns } from './pipeline-columns.tsx';

export const loanAddress = (loanId: string): string => `/portal/loan/${loanId}`;

export type Rows = {
  rows: readonly PipelineRow[];
  /** The row with keyboard focus. */
  at: number | null;
  selected: ReadonlySet<string>;
  /** Null for users who may not assign: nothing to select for. */
  onSelect: ((loanId: string) => void) | null;
};

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
    {pipelineColumns.map(({ heading, className, cell }) => (
      <td key={heading} className={className}>
        {cell(row)}
      </td>
    ))}
  </tr>
);

export const PipelineTable = ({ rows, at, selected, onSelect, onSelectAll }: Rows & { onSelectAll: () => void }) => {
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
            <th scope="col">{words.columns.borrowers}</th>
            {pipelineColumns.map(({ heading, title, isHeadingHidden, className }) => (
              <th key={heading} scope="col" className={className} title={title}>
                {isHeadingHidden ? <span className="visually-hidden">{heading}</span> : heading}
              </th>
            ))}
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
