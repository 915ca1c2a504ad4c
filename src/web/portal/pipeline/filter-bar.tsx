import { type ReactNode, type RefObject, useId, useRef } from 'react';
import {
  clockFilter,
  everythingOpen,
  lineBand,
  type PipelineView,
  pipelineSort,
  pipelineStage,
  pipelineView,
  waitingOn,
} from '#entities/contract/pipeline.ts';
import { usState } from '#entities/values/us-state.ts';
import { IconFilter, IconX } from '#web/ui/icons.ts';
import { listWords } from '#words/portal/list-layout.ts';
import {
  clockFilterWords,
  lineWords,
  sortWords,
  stageWords,
  waitingWords,
  pipeline as words,
} from '#words/portal/pipeline.ts';
import styles from './list.module.css';
import page from './pipeline.module.css';
import type { Colleague } from './pipeline-data.ts';

type Option = { value: string; text: string };
type Name = Exclude<keyof PipelineView, 'sort'>;

const optionsOf = (name: Name, colleagues: readonly Colleague[]): Option[] => {
  const from = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
    values.map((value) => ({ value, text: texts[value] }));
  switch (name) {
    case 'stage':
      return [
        { value: 'open', text: words.stageOpen },
        { value: 'any', text: words.any },
        ...from(pipelineStage.options, stageWords),
      ];
    case 'state':
      return [{ value: '', text: words.any }, ...usState.options.map((state) => ({ value: state, text: state }))];
    case 'owner':
      return [
        ...(['any', 'me', 'nobody'] as const).map((value) => ({ value, text: words.ownerWord(value, null) })),
        ...colleagues.map(({ id, name: text }) => ({ value: id, text })),
      ];
    case 'line':
      return from(lineBand.options, lineWords);
    case 'waitingOn':
      return [{ value: '', text: words.any }, ...from(waitingOn.options, waitingWords)];
    case 'clock':
      return from(clockFilter.options, clockFilterWords);
    case 'files':
      return from(['all', 'open'] as const, listWords.files);
  }
};

type Chip = {
  name: Name;
  view: PipelineView;
  colleagues: readonly Colleague[];
  onChange: (view: PipelineView) => void;
};

/** Reads as a sentence, "State: any", and is a plain select. */
const FilterChip = ({ name, view, colleagues, onChange }: Chip) => {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const value = String(view[name] ?? '');
  const isSet = view[name] !== everythingOpen[name];
  const listed = optionsOf(name, colleagues);
  const options = listed.some((option) => option.value === value)
    ? listed
    : [...listed, { value, text: words.ownerWord('x', null) }];
  const choose = (chosen: string) => {
    const changed = pipelineView.safeParse({ ...view, [name]: chosen === '' ? null : chosen });
    if (changed.success) onChange(changed.data);
  };
  return (
    <span className={`${styles.chip} ${isSet ? styles.set : ''}`}>
      <label htmlFor={id}>{words.filterNames[name]}:</label>
      <select ref={list} id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {isSet && (
        <button
          type="button"
          aria-label={words.clearFilter(words.filterNames[name])}
          onClick={() => {
            onChange({ ...view, [name]: everythingOpen[name] });
            // The clear button disappears along with the value it cleared.
            list.current?.focus();
          }}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
};

const NAMES: readonly Name[] = ['stage', 'state', 'owner', 'line', 'waitingOn', 'clock', 'files'];

type Bar = Omit<Chip, 'name'> & {
  summary: string;
  firstRef: RefObject<HTMLDivElement | null>;
  /** What arranges the list. */
  tools: ReactNode;
};

export const FilterBar = ({ view, colleagues, onChange, summary, firstRef, tools }: Bar) => {
  const id = useId();
  return (
    <div className={styles.filters} ref={firstRef}>
      <span className={styles.filterWord}>
        <IconFilter size={16} stroke={1.75} aria-hidden />
        <span>{words.filters}</span> <kbd className={page.key}>F</kbd>
      </span>
      {NAMES.filter((name) => name !== 'files' || view.files !== everythingOpen.files).map((name) => (
        <FilterChip key={name} name={name} view={view} colleagues={colleagues} onChange={onChange} />
      ))}
      <span className={styles.order}>
        <span role="status">{summary}</span>
        <label className="visually-hidden" htmlFor={id}>
          {words.sort}
        </label>
        <select
          id={id}
          value={view.sort}
          onChange={({ currentTarget }) => {
            const sort = pipelineSort.safeParse(currentTarget.value);
            if (sort.success) onChange({ ...view, sort: sort.data });
          }}
        >
          {pipelineSort.options.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </select>
        {tools}
      </span>
    </div>
  );
};
