import { useState } from 'react';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldNotes } from '#web/ui/fields/field-notes.tsx';
import { IconPlus } from '#web/ui/icons.ts';
import { questions } from '#words/en/questions.ts';
import styles from './list-field.module.css';
import { ListItemCard } from './list-item-card.tsx';
import { ListItemForm } from './list-item-form.tsx';
import { type Item, type ListFieldProps, listItems } from './list-items.ts';
import { useQuestion } from './question-context.ts';

/** A new entry gets its id here, so that it is the same one to the server however often it is sent. */
const newItem = (): Item => ({ id: crypto.randomUUID() });

/** Items as cards, the one being worked on in place. What is half typed stays in the list as a draft. */
export const ListField = (props: ListFieldProps) => {
  const { id, label, hint, error, isOptional, value, onChange, items: fields } = props;
  const { errorAt } = useQuestion();
  const items = listItems(value);
  const [open, setOpen] = useState<number | null>(null);
  const hasProblem = (at: number) => fields.some(({ name }) => errorAt(`${id}.${at}.${name}`) !== undefined);
  const add = () => {
    onChange([...items, newItem()]);
    setOpen(items.length);
  };
  const remove = (at: number) => {
    onChange(items.filter((_, place) => place !== at));
    setOpen(null);
  };
  return (
    <fieldset className={styles.list}>
      <legend className="field-label">
        <FieldLabel label={label} isOptional={isOptional} />
      </legend>
      {items.map((item, at) =>
        open === at || hasProblem(at) ? (
          <ListItemForm
            key={String(item.id ?? at)}
            path={`${id}.${at}`}
            fields={fields}
            item={item}
            onChange={(changed) => onChange(items.map((each, place) => (place === at ? changed : each)))}
            onClose={() => setOpen(null)}
            onRemove={() => remove(at)}
          />
        ) : (
          <ListItemCard
            key={String(item.id ?? at)}
            path={`${id}.${at}`}
            place={at + 1}
            fields={fields}
            item={item}
            onEdit={() => setOpen(at)}
            onRemove={() => remove(at)}
          />
        ),
      )}
      <FieldNotes id={id} error={error} hint={hint} />
      <button
        className="button button-secondary"
        type="button"
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        onClick={add}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {items.length === 0 ? questions.list.add : questions.list.addAnother}
      </button>
    </fieldset>
  );
};
