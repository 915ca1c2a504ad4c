import { useEffect, useId, useRef, useState } from 'react';
import { type Attestation, attestation, missingAttestations } from '#rules/decision/attestations.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { secondPerson as words } from '#words/portal/desk/second-person.ts';
import type { LoanDecision } from './decision-data.ts';
import styles from './second-person.module.css';
import { useSecond } from './use-second.ts';

type Props = {
  proposed: NonNullable<LoanDecision['proposed']>;
  /** The run that is newer than the proposal. */
  newer: number | null;
  isReturning: boolean;
  onReturning: (isReturning: boolean) => void;
  onReview: () => void;
  onTold: (text: string) => void;
};

/** What was read, then the answer: confirmed and sent, or returned with a reason. */
export const SecondAnswer = ({ proposed, newer, isReturning, onReturning, onReview, onTold }: Props) => {
  const id = useId();
  const name = proposed.by?.split(' ')[0] ?? words.proposer;
  const [read, setRead] = useState<readonly Attestation[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isPending, problem } = useSecond(proposed.id, { onTold });
  const missing = missingAttestations(proposed.kind, read);
  const told = isAsked && missing.length > 0 ? missing.map((each) => words.missing[each]).join(' ') : problem;
  const confirm = () => {
    if (newer !== null) return onReview();
    setIsAsked(true);
    const [first] = missing;
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    if (!isPending) send({ answer: 'agree', note: null, attested: read });
  };
  const latest = useRef(confirm);
  useEffect(() => {
    latest.current = confirm;
  });
  useEffect(() => {
    if (isReturning) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isReturning]);
  // The control just pressed goes away: the field has the focus, and the button again when the form is given up.
  const back = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  const wasReturning = useRef(isReturning);
  useEffect(() => {
    if (isReturning) reason.current?.querySelector('textarea')?.focus();
    else if (wasReturning.current) back.current?.focus();
    wasReturning.current = isReturning;
  }, [isReturning]);
  if (isReturning)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the form within
      <div
        ref={reason}
        className={styles.foot}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.querySelector('form')?.requestSubmit();
        }}
      >
        <WriteForm
          words={words.returning(name)}
          look="dense"
          rows={3}
          maxLength={1000}
          least={3}
          isPending={isPending}
          problem={problem}
          onSubmit={(reason) => send({ answer: 'return', note: reason, attested: [] })}
          onCancel={() => onReturning(false)}
        />
      </div>
    );
  return (
    <form
      ref={form}
      className={`${styles.foot} ${styles.answer}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      {newer === null ? (
        <fieldset className={styles.ticks} aria-describedby={`${id}-problem`}>
          <legend className="visually-hidden">{words.ticks}</legend>
          {attestation.options.map((each) => (
            <label key={each}>
              <input
                type="checkbox"
                name={each}
                checked={read.includes(each)}
                aria-invalid={isAsked && missing.includes(each)}
                onChange={({ currentTarget }) =>
                  setRead(currentTarget.checked ? [...read, each] : read.filter((other) => other !== each))
                }
              />
              {words.attest[each]}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles.small}>{words.cannotConfirm(name)}</p>
      )}
      <span className="field-error" id={`${id}-problem`} role="alert">
        {told}
      </span>
      <div className={styles.answers}>
        <button className="button button-primary button-dense" type="submit" disabled={isPending}>
          {newer === null ? words.confirm : words.reviewFirst(newer)}
          <kbd>Ctrl Enter</kbd>
        </button>
        <button
          ref={back}
          className="button button-secondary button-dense"
          type="button"
          disabled={isPending}
          onClick={() => onReturning(true)}
        >
          {words.giveBack(name)}
        </button>
      </div>
      <p className={styles.small}>{words.sent(name)}</p>
    </form>
  );
};
