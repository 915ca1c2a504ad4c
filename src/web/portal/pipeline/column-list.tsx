import { firstLayout, type ListColumn, type ListLayout, listColumn } from '#entities/contract/desk/list-layout.ts';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons.ts';
import { listWords as words } from '#words/portal/list-layout.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { pipelineColumns } from './pipeline-columns.tsx';

/** One column later or earlier. */
const moved = (columns: readonly ListColumn[], column: ListColumn, by: 1 | -1): ListColumn[] => {
  const at = columns.indexOf(column);
  const others = columns.filter((each) => each !== column);
  return [...others.slice(0, at + by), column, ...others.slice(at + by)];
};

type Props = { layout: ListLayout; onChange: (layout: ListLayout) => void };

/** Every column with its place in the list; loaded once it is opened. */
export default function ColumnList({ layout, onChange }: Props) {
  const { columns } = layout;
  const hidden = listColumn.options.filter((each) => !columns.includes(each));
  const change = (next: ListColumn[]) => onChange({ ...layout, columns: next });
  return (
    <>
      <h2>{words.open}</h2>
      <ul>
        <li>
          <label>
            <input type="checkbox" checked disabled />
            {pipeline.columns.borrowers}
          </label>
          <span>{words.always}</span>
        </li>
        {[...columns, ...hidden].map((column) => {
          const name = pipelineColumns[column].heading;
          const at = columns.indexOf(column);
          return (
            <li key={column}>
              <label>
                <input
                  type="checkbox"
                  checked={at !== -1}
                  onChange={() => change(at === -1 ? [...columns, column] : columns.filter((each) => each !== column))}
                />
                {name}
              </label>
              {at > 0 && (
                <button type="button" aria-label={words.up(name)} onClick={() => change(moved(columns, column, -1))}>
                  <IconChevronUp size={16} stroke={1.75} aria-hidden />
                </button>
              )}
              {at !== -1 && at < columns.length - 1 && (
                <button type="button" aria-label={words.down(name)} onClick={() => change(moved(columns, column, 1))}>
                  <IconChevronDown size={16} stroke={1.75} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button className="button button-quiet button-dense" type="button" onClick={() => onChange(firstLayout)}>
        {words.reset}
      </button>
    </>
  );
}
