import { type FormEvent, useId, useState } from 'react';
import { LEAST_NOTE, type SendBackCause, sendBackCause } from '#rules/documents/send-back-cause.ts';
import { useShortcuts } from '#web/portal/keys/use-shortcuts.ts';
import { usePortalData } from '#web/portal/portal-data.ts';
import { sendBackSentence } from '#words/loan/send-back.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import styles from './review-panel.module.css';

type Props = {
  document: LoanDocument;
  owner: string;
  isPending: boolean;
  onSend: (said: { cause: SendBackCause; note: string }) => void;
  onCancel: () => void;
};

/** A reason from the list, and the sentence its owner reads. */
export const SendBackForm = ({ document, owner, isPending, onSend, onCancel }: Props) => {
  const id = useId();
  const { hasLetterKeys } = usePortalData();
  const [cause, setCause] = useState<SendBackCause | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<'causeNeeded' | 'noteNeeded' | null>(null);
  const choose = (each: SendBackCause) => {
    setCause(each);
    setProblem(null);
  };
  const keys = Object.fromEntries(
    sendBackCause.options.map((each, at) => [String(at + 1), () => choose(each)] as const),
  );
  useShortcuts(keys, { isOn: hasLetterKeys });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (cause === null) return setProblem('causeNeeded');
    if (cause === 'other' && note.trim().length < LEAST_NOTE) return setProblem('noteNeeded');
    setProblem(null);
    onSend({ cause, note: note.trim() });
  };
  const sentence =
    cause === null ? '' : sendBackSentence(cause, { type: document.documentType, name: document.name, note });
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <fieldset aria-describedby={problem === 'causeNeeded' ? `${id}-problem` : undefined}>
        <legend>
          {words.causesTitle} <small>{words.causesNote(owner)}</small>
        </legend>
        <div className={styles.causes}>
          {sendBackCause.options.map((each, at) => (
            <label key={each}>
              <input type="radio" name={`${id}-cause`} checked={cause === each} onChange={() => choose(each)} />
              {hasLetterKeys && <kbd>{at + 1}</kbd>}
              {words.causes[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field-label" htmlFor={`${id}-note`}>
        {words.note}
      </label>
      <textarea
        className="input"
        id={`${id}-note`}
        rows={2}
        maxLength={1000}
        value={note}
        aria-invalid={problem === 'noteNeeded'}
        aria-describedby={problem === 'noteNeeded' ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <span className="field-error" id={`${id}-problem`} role="alert">
        {problem && words[problem]}
      </span>
      {sentence !== '' && (
        <p className={styles.reads}>
          <b>{words.reads(owner)}</b> {sentence}
        </p>
      )}
      <p className={styles.actions}>
        <button className="button button-primary button-dense" type="submit" disabled={isPending}>
          {words.send}
        </button>
        <button className="button button-secondary button-dense" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
};
