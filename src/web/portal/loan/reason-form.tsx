import { type FormEvent, useId, useState } from 'react';
import styles from './reason-form.module.css';

type Words = { label: string; help: string; submit: string; cancel?: string; empty: string };
type Props = {
  words: Words;
  isPending: boolean;
  problem: string | null;
  onSubmit: (reason: string) => void;
  onCancel?: () => void;
};

const LEAST = 3;

/** A reason in a person's own words; without one nothing happens. */
export const ReasonForm = ({ words, isPending, problem, onSubmit, onCancel }: Props) => {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < LEAST;
    setIsShort(isTooShort);
    if (!isTooShort) onSubmit(reason.trim());
  };
  const told = isShort ? words.empty : problem;
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        className={`input ${styles.text}`}
        id={id}
        rows={2}
        maxLength={1000}
        value={reason}
        aria-invalid={told !== null}
        aria-describedby={`${id}-help ${id}-error`}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <span className="field-help" id={`${id}-help`}>
        {words.help}
      </span>
      <span className="field-error" id={`${id}-error`} role="alert">
        {told}
      </span>
      <div className={styles.actions}>
        <button className="button button-primary button-dense" type="submit" disabled={isPending}>
          {words.submit}
        </button>
        {onCancel && words.cancel !== undefined && (
          <button className="button button-quiet button-dense" type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
    </form>
  );
};
