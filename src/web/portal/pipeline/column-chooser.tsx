import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  firstLayout,
  type ListColumn,
  type ListLayout,
  listColumn,
  listDensity,
} from '#entities/contract/desk/list-layout.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { IconChevronDown, IconChevronUp, IconLayoutRows } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import styles from './column-chooser.module.css';
import { pipelineColumns } from './pipeline-columns.tsx';

const words = pipeline.layout;

/** One column later or earlier. */
const moved = (columns: readonly ListColumn[], column: ListColumn, by: 1 | -1): ListColumn[] => {
  const at = columns.indexOf(column);
  const others = columns.filter((each) => each !== column);
  return [...others.slice(0, at + by), column, ...others.slice(at + by)];
};

type Props = { layout: ListLayout; onChange: (layout: ListLayout) => void };

/** Keeps the caller's layout as they change it; the list follows at once. */
export const useLayout = (stored: ListLayout): [ListLayout, (layout: ListLayout) => void] => {
  const trpc = useTRPC();
  const [layout, setLayout] = useState(stored);
  const keep = useMutation(
    trpc.pipeline.setLayout.mutationOptions({
      onError: ({ message }) => showToast({ kind: 'problem', title: words.notKept, text: message }),
    }),
  );
  return [
    layout,
    (next) => {
      setLayout(next);
      keep.mutate({ layout: next });
    },
  ];
};

/** Which columns the list shows, in which order, and how high its rows are. */
export const ColumnChooser = ({ layout, onChange }: Props) => {
  const id = useId();
  const { columns, density } = layout;
  const hidden = listColumn.options.filter((each) => !columns.includes(each));
  const change = (next: ListColumn[]) => onChange({ ...layout, columns: next });
  return (
    <div className={styles.tools}>
      <fieldset className={styles.density}>
        <legend className="visually-hidden">{words.density}</legend>
        {listDensity.options.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === density}
            onClick={() => onChange({ ...layout, density: each })}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <button className="button button-secondary button-dense" type="button" popoverTarget={id}>
        <IconLayoutRows size={16} stroke={1.75} aria-hidden />
        {words.open}
      </button>
      <section id={id} popover="auto" className={styles.panel} aria-label={words.title}>
        <h2>{words.title}</h2>
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
                    onChange={() =>
                      change(at === -1 ? [...columns, column] : columns.filter((each) => each !== column))
                    }
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
      </section>
    </div>
  );
};
