import { columnsThatFit, type ListColumn, type ListLayout } from '#entities/contract/desk/list-layout.ts';
import type { PipelineRow, PipelineSort } from '#entities/contract/pipeline.ts';
import { Link } from '#web/router/link.tsx';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import { initialsAmong } from '../initials-among.ts';
import { Readers } from '../presence/readers.tsx';
import { useReaders } from '../presence/use-readers.ts';
import styles from './list.module.css';
import { DuplicateFlag, PeekButton } from './peek-buttons.tsx';
import { type HeadingSort, nameSort, pipelineColumns } from './pipeline-columns.tsx';

export const loanAddress = (loanId: string): string => `/portal/loan/${loanId}`;

export type Rows = {
  rows: readonly PipelineRow[];
  /** The row with keyboard focus. */
  at: number | null;
  selected: ReadonlySet<string>;
  /** Null for users who may not assign: nothing to select for. */
  onSelect: ((loanId: string) => void) | null;
  /** Shows the loan beside the list. */
  onPeek: (loanId: string) => void;
};

type Sorting = { sort: PipelineSort; onSort: ((sort: PipelineSort) => void) | null };

type RowProps = {
  row: PipelineRow;
  columns: readonly ListColumn[];
  initials: ReadonlyMap<string, string>;
  /** Colleagues who have it open. */
  readers: readonly string[] | undefined;
  isAt: boolean;
  isSelected: boolean;
  onSelect: Rows['onSelect'];
  onPeek: Rows['onPeek'];
};

/** Number and state under the name, as far as they have no column of their own. */
const Under = ({ row, columns }: Pick<RowProps, 'row' | 'columns'>) => {
  const parts = [
    ...(columns.includes('number') ? [] : [row.loanNumber]),
    ...(columns.includes('state') || row.state === null ? [] : [row.state]),
  ];
  return parts.length > 0 && <span>{parts.join(', ')}</span>;
};

const Row = ({ row, columns, initials, readers, isAt, isSelected, onSelect, onPeek }: RowProps) => (
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
      <div className={styles.name}>
        <div className={styles.who}>
          <Link to={loanAddress(row.loanId)}>{row.names || words.noName}</Link>
          <Under row={row} columns={columns} />
        </div>
        <Readers names={readers} />
        <DuplicateFlag row={row} onPeek={onPeek} />
        <PeekButton row={row} onPeek={onPeek} />
      </div>
    </th>
    {columns.map((column) => (
      <td key={column} className={pipelineColumns[column].className}>
        {pipelineColumns[column].cell(row, { initials })}
      </td>
    ))}
  </tr>
);

type HeadingProps = Sorting & {
  heading: string;
  title?: string | undefined;
  className?: string | undefined;
  by: HeadingSort | undefined;
};

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** A heading that can be sorted by is a button, and says how it is sorted. */
const Heading = ({ heading, title, className, by, sort, onSort }: HeadingProps) => {
  if (!by || !onSort)
    return (
      <th scope="col" className={className} title={title}>
        {heading}
      </th>
    );
  const now = sort === by.first ? by.firstIs : sort === by.second ? opposite[by.firstIs] : undefined;
  const Arrow = now === 'ascending' ? IconChevronUp : IconChevronDown;
  return (
    <th scope="col" className={className} title={title} aria-sort={now ?? 'none'}>
      <button
        type="button"
        className={now ? styles.sorted : undefined}
        onClick={() => onSort(sort === by.first ? by.second : by.first)}
      >
        {heading}
        <Arrow size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
};

type Table = Rows & Sorting & { layout: ListLayout; isWide: boolean; onSelectAll: () => void };

export const PipelineTable = ({ rows, at, selected, layout, isWide, sort, onSort, ...acting }: Table) => {
  const { onSelect, onPeek, onSelectAll } = acting;
  const areAll = rows.length > 0 && rows.every(({ loanId }) => selected.has(loanId));
  const readers = useReaders();
  const fitting = columnsThatFit(layout.density, { isWide });
  const columns = layout.columns ?? fitting;
  const frame = `${styles.tableFrame} ${columns.length > fitting.length ? styles.wide : ''}`;
  const initials = initialsAmong(rows.flatMap(({ owner }) => (owner === null ? [] : [owner.name])));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus (WCAG 2.1.1)
    <section className={frame} tabIndex={0} aria-label={words.caption}>
      <table className={styles.table} data-density={layout.density}>
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
            <Heading heading={words.columns.borrowers} by={nameSort} sort={sort} onSort={onSort} />
            {columns.map((column) => {
              const { heading, title, className, sort: by } = pipelineColumns[column];
              return <Heading key={column} {...{ heading, title, className, by, sort, onSort }} />;
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.loanId}
              {...{ row, columns, initials, onSelect, onPeek }}
              readers={readers.get(row.loanId)}
              isAt={index === at}
              isSelected={selected.has(row.loanId)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
