import { type ListColumn, listColumn } from '#entities/contract/desk/list-layout.ts';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconLock } from '#web/ui/icons.ts';
import { listWords as words } from '#words/portal/list-layout.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import styles from './column-chooser.module.css';
import { pipelineColumns } from './pipeline-columns.tsx';
import { useDraggedColumn, withColumnAt } from './use-dragged-column.ts';

type Props = { columns: readonly ListColumn[]; onChange: (columns: ListColumn[]) => void; onReset: () => void };

/** Every column with its place in the list, by drag or by keys; loaded once it is opened. */
export default function ColumnList({ columns, onChange, onReset }: Props) {
  const hidden = listColumn.options.filter((each) => !columns.includes(each));
  const { order, held, list, handle } = useDraggedColumn(columns, onChange);
  const toggled = (column: ListColumn) =>
    columns.includes(column) ? columns.filter((each) => each !== column) : [...columns, column];
  const check = (column: ListColumn) => (
    <label>
      <input type="checkbox" checked={columns.includes(column)} onChange={() => onChange(toggled(column))} />
      {pipelineColumns[column].heading}
    </label>
  );
  return (
    <>
      <h2>{words.open}</h2>
      <h3>
        {words.shown} <em>{columns.length + 1}</em>
      </h3>
      <ul {...list}>
        <li>
          <span className={styles.handle}>
            <IconLock size={16} stroke={1.75} aria-hidden />
          </span>
          <label>
            <input type="checkbox" checked disabled />
            {pipeline.columns.borrowers}
          </label>
          <small>{words.always}</small>
        </li>
        {order.map((column, at) => {
          const name = pipelineColumns[column].heading;
          const move = (to: number) => to >= 0 && to < order.length && onChange(withColumnAt(columns, column, to));
          return (
            <li key={column} data-column={column} data-held={column === held}>
              <span className={styles.handle} title={words.drag} aria-hidden="true" {...handle(column)}>
                <IconGripVertical size={16} stroke={1.75} />
              </span>
              {check(column)}
              <button type="button" aria-label={words.up(name)} aria-disabled={at === 0} onClick={() => move(at - 1)}>
                <IconChevronUp size={16} stroke={1.75} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={words.down(name)}
                aria-disabled={at === order.length - 1}
                onClick={() => move(at + 1)}
              >
                <IconChevronDown size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {hidden.length > 0 && (
        <>
          <h3>
            {words.hidden} <em>{hidden.length}</em>
          </h3>
          <ul>
            {hidden.map((column) => (
              <li key={column}>
                <span className={styles.handle} />
                {check(column)}
              </li>
            ))}
          </ul>
        </>
      )}
      <button className="button button-quiet button-dense" type="button" onClick={onReset}>
        {words.reset}
      </button>
    </>
  );
}
