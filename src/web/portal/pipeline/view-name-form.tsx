import { type FormEvent, useId, useState } from 'react';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { pipeline as words } from '#words/portal/pipeline.ts';
import styles from './view-tabs.module.css';

type Props = {
  /** Its name so far. */
  named: string;
  mayShare: boolean;
  isPending: boolean;
  onSubmit: (name: string, isShared: boolean) => void;
  onCancel: () => void;
};

/** Loaded once a view is saved or renamed; stands where the button was that opened it. */
export default function ViewNameForm({ named, mayShare, isPending, onSubmit, onCancel }: Props) {
  const id = useId();
  const [name, setName] = useState(named);
  const [isShared, setShared] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSubmit(name.trim(), isShared);
  };
  return (
    <form className={styles.nameForm} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <label className="visually-hidden" htmlFor={id}>
        {words.viewName}
      </label>
      <input
        // It appears where the user just clicked, ready for typing.
        ref={focusHere}
        className="input"
        id={id}
        maxLength={40}
        placeholder={words.viewName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {mayShare && (
        <label className={styles.shareView}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          {words.shareView}
        </label>
      )}
      <button className="button button-primary button-dense" type="submit" disabled={isPending}>
        {words.save}
      </button>
      <button className="button button-quiet button-dense" type="button" onClick={onCancel}>
        {words.cancel}
      </button>
    </form>
  );
}
