import { Fragment, type ReactNode } from 'react';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldNotes } from '#web/ui/fields/field-notes.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { IconPlus } from '#web/ui/icons.ts';
import { lists } from '#words/funnel/lists.ts';
import { useQuestion } from '../step/question-context.ts';
import { describeEntry } from './describe-entry.ts';
import styles from './list-field.module.css';
import { ListItemCard } from './list-item-card.tsx';
import { ListItemForm } from './list-item-form.tsx';
import type { Item, ListFieldProps } from './list-items.ts';
import { RemovedEntry } from './removed-entry.tsx';
import { useList } from './use-list.ts';

/** Props for each custom card of a list. */
export type EntryProps = {
  item: Item;
  path: string;
  put: (changed: Item) => void;
  edit: () => void;
  remove: () => void;
};

type Props = ListFieldProps & {
  /** The list's custom card; null is the standard one. */
  card?: (entry: EntryProps) => ReactNode | null;
  /** Fields whose errors the card shows itself, so that one does not open the whole form. */
  onCard?: readonly string[];
  canRemove?: (item: Item) => boolean;
  /** Initial values of a new entry. */
  start?: Item;
  /** Shown below the entries, above the Add button. */
  children?: ReactNode;
};

/**
 * Every list in the product: entries as cards, inline editing, half-typed entries kept as a draft, and a removal
 * that can be undone.
 */
export const ListField = (props: Props) => {
  const { id, label, hint, error, isOptional, value, onChange, items: fields } = props;
  const { card, onCard = [], canRemove = () => true, start, children } = props;
  const question = useQuestion();
  const list = useList(value, onChange, question.openedEntry);
  const words = lists(id);
  const hasProblem = (at: number) =>
    fields.some(({ name }) => !onCard.includes(name) && question.errorAt(`${id}.${at}.${name}`) !== undefined);
  // The form or Undo button that had focus is gone.
  const focusAdd = () => document.getElementById(id)?.focus();
  const undo = () => {
    list.undo();
    focusAdd();
  };
  const titleOf = (item: Item, at: number) =>
    describeEntry(item, { ...question, path: `${id}.${at}`, fields }).title ?? words.untitled(at + 1);
  const entry = (item: Item, at: number): ReactNode => {
    const path = `${id}.${at}`;
    const actions = { edit: () => list.open(item), remove: () => list.remove(at) };
    if (list.openId === item.id || hasProblem(at)) {
      const close = () => {
        if (question.checkEntry(path)) {
          list.close();
          focusAdd();
        } else focusFirstError();
      };
      return (
        <ListItemForm
          path={path}
          place={{ items: list.items, at }}
          title={list.isFresh(item) ? words.fresh : titleOf(item, at)}
          fields={fields}
          item={item}
          words={words}
          state={list.isFresh(item) ? 'fresh' : 'known'}
          onChange={(changed) => {
            // An entry opened because of an error stays open when typing clears the error.
            list.open(item);
            list.put(at, changed);
          }}
          onClose={close}
          onRemove={canRemove(item) ? actions.remove : null}
        />
      );
    }
    const own = card?.({ item, path, put: (changed) => list.put(at, changed), ...actions });
    if (own !== undefined && own !== null) return own;
    return <ListItemCard path={path} position={at + 1} fields={fields} item={item} {...actions} />;
  };
  return (
    <fieldset className={styles.list}>
      <legend className="field-label">
        <FieldLabel label={label} isOptional={isOptional} />
      </legend>
      {list.items.length === 0 && words.none !== null && <p className="muted">{words.none}</p>}
      {list.items.map((item, at) => (
        <Fragment key={String(item.id ?? at)}>
          {list.removed?.at === at && <RemovedEntry name={titleOf(list.removed.item, at)} onUndo={undo} />}
          {entry(item, at)}
        </Fragment>
      ))}
      {list.removed !== null && list.removed.at >= list.items.length && (
        <RemovedEntry name={titleOf(list.removed.item, list.removed.at)} onUndo={undo} />
      )}
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
      <button
        className="button button-secondary"
        type="button"
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        onClick={() => list.add(start ?? (list.items.length === 0 ? question.toldBefore[id]?.start : undefined))}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
        {list.items.length === 0 ? words.add : words.addAnother}
      </button>
    </fieldset>
  );
};
