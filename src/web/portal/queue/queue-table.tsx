import { type ReactNode, useState } from 'react';
import table from '#web/ui/data-table.module.css';
import { queue as words } from '#words/portal/queue.ts';
import styles from './queue.module.css';
import type { QueueAction } from './queue-action.ts';
import { QueueRow } from './queue-row.tsx';

export type QueueColumn<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Its cell is the row's heading. */
  isName?: true;
  /** Repeats the heading before the value on a phone, where the head of the table is hidden. */
  isLabeled?: true;
  className?: string | undefined;
};

/** The second line of a cell. */
export const Sub = ({ children }: { children: ReactNode }) => <span className={styles.sub}>{children}</span>;

export type QueueTableProps<Row> = {
  caption: string;
  columns: readonly QueueColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Null where the user may only read. */
  action?: QueueAction<Row> | null;
};

/** The rows of a work queue, one by one or several at once. */
export const QueueTable = <Row,>({ caption, columns, rows, keyOf, action = null }: QueueTableProps<Row>) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setSelected(next);
  };
  // Rows that were handled since are no longer in the list, and no longer selected.
  const chosen = action ? rows.filter((row) => selected.has(keyOf(row)) && action.isSelectable(row)) : [];
  const selectable = action ? rows.filter(action.isSelectable) : [];
  const areAll = selectable.length > 0 && chosen.length === selectable.length;
  return (
    <>
      {action && chosen.length > 0 && (
        <p className={styles.selection}>
          <strong role="status">{words.selected(chosen.length)}</strong>
          <button
            className="button button-primary button-dense"
            type="button"
            disabled={action.isRunning}
            onClick={() => {
              action.run(chosen);
              setSelected(new Set());
            }}
          >
            {action.labelForSelected(chosen.length)}
          </button>
        </p>
      )}
      <div className={table.frame}>
        <table className={table.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {action && (
                <th scope="col">
                  {selectable.length > 1 ? (
                    <label className={styles.tick}>
                      <input
                        type="checkbox"
                        checked={areAll}
                        onChange={() => setSelected(areAll ? new Set() : new Set(selectable.map(keyOf)))}
                      />
                      <span className="visually-hidden">{words.selectAll}</span>
                    </label>
                  ) : (
                    <span className="visually-hidden">{words.select}</span>
                  )}
                </th>
              )}
              {columns.map(({ heading }) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              {action && (
                <th scope="col">
                  <span className="visually-hidden">{words.action}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = keyOf(row);
              return (
                <QueueRow
                  key={key}
                  row={row}
                  columns={columns}
                  action={action}
                  isSelected={selected.has(key)}
                  onSelect={() => toggle(key)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
};
