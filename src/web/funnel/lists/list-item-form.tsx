import { useEffect, useRef } from 'react';
import type { Field, ListPlace } from '#funnel/engine/field.ts';
import { IconCloudCheck } from '#web/ui/icons.ts';
import type { ListWords } from '#words/funnel/lists.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { isWide } from '../estimate/is-wide.ts';
import { useQuestion } from '../step/question-context.ts';
import { wordsPath } from '../step/question-words.ts';
import styles from './list-field.module.css';
import type { Item } from './list-items.ts';

type Props = {
  path: string;
  place: ListPlace;
  title: string;
  fields: readonly Field[];
  item: Item;
  words: ListWords;
  /** `fresh` was just added and can be discarded as a draft; `known` was there before. */
  state: 'fresh' | 'known';
  onChange: (item: Item) => void;
  onClose: () => void;
  /** Null when an entry cannot be removed. */
  onRemove: (() => void) | null;
};

export const ListItemForm = ({
  path,
  place,
  title,
  fields,
  item,
  words,
  state,
  onChange,
  onClose,
  onRemove,
}: Props) => {
  const { FieldInput, problems, entryLayouts } = useQuestion();
  const Layout = entryLayouts[wordsPath(path)];
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = form.current;
    if (entry === null || entry.contains(document.activeElement)) return;
    // In sections, only an open one can take the focus.
    (
      entry.querySelector<HTMLElement>('details[open] input') ?? entry.querySelector<HTMLElement>('summary, input')
    )?.focus();
  }, []);
  const asked = fields.filter((field) => field.isAsked?.(item, place) ?? true);
  const renderField = (field: Field) => (
    <div key={field.name} data-wide={isWide(field)}>
      <FieldInput
        field={field}
        path={`${path}.${field.name}`}
        value={item[field.name]}
        onChange={(value) => onChange({ ...item, [field.name]: value })}
      />
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand in a form
    <div className={`card ${styles.form}`} role="group" aria-label={title} ref={form}>
      <div className={styles.formHead}>
        <h3 className="heading-4">{title}</h3>
        <p className={styles.draft}>
          <IconCloudCheck size={18} stroke={1.75} aria-hidden />
          {entryWords.draftKept}
        </p>
      </div>
      {Layout === undefined ? (
        <div className={styles.fields}>{asked.map(renderField)}</div>
      ) : (
        <Layout asked={asked} values={item} problems={problems} renderField={renderField} place={`${path}.`} />
      )}
      <p className={styles.actions}>
        <button className="button button-secondary" type="button" onClick={onClose}>
          {state === 'fresh' ? words.addThis : entryWords.close}
        </button>
        {onRemove !== null && (
          <button className="button button-quiet" type="button" onClick={onRemove}>
            {state === 'fresh' ? entryWords.discard : entryWords.remove}
          </button>
        )}
      </p>
    </div>
  );
};
