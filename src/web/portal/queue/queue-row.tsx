import { queue as words } from '#words/portal/queue.ts';
import styles from './queue.module.css';
import type { QueueAction } from './queue-action.ts';
import type { QueueColumn } from './queue-table.tsx';

type CellProps<Row> = { row: Row; column: QueueColumn<Row> };

const Cell = <Row,>({ row, column: { heading, cell, isName, isLabeled, className } }: CellProps<Row>) =>
  isName ? (
    <th className={className} scope="row">
      {cell(row)}
    </th>
  ) : (
    <td className={className} data-label={isLabeled ? heading : undefined}>
      {cell(row)}
    </td>
  );

type RowProps<Row> = {
  row: Row;
  columns: readonly QueueColumn<Row>[];
  action: QueueAction<Row> | null;
  isSelected: boolean;
  onSelect: () => void;
};

/** One row: its box to select it, its cells, and its action. */
export const QueueRow = <Row,>({ row, columns, action, isSelected, onSelect }: RowProps<Row>) => {
  const label = action?.labelFor(row) ?? null;
  return (
    <tr>
      {action && (
        <td>
          {action.isSelectable(row) && (
            <label className={styles.tick}>
              <input type="checkbox" checked={isSelected} onChange={onSelect} />
              <span className="visually-hidden">{words.selectRow(action.nameOf(row))}</span>
            </label>
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.heading} row={row} column={column} />
      ))}
      {action && (
        <td>
          {label !== null && (
            <button className="link-button" type="button" disabled={action.isRunning} onClick={() => action.run([row])}>
              {label}
              <span className="visually-hidden"> {action.nameOf(row)}</span>
            </button>
          )}
        </td>
      )}
    </tr>
  );
};
