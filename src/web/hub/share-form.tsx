import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import { email as emailSchema } from '#entities/values/email.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from './to-do.module.css';

const words = hubWords.email;

/** For a third party with the answer: enter their email address, and we write to them. */
export const ShareForm = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const [typed, setTyped] = useState(condition.sentTo ?? condition.subjectEmail ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const share = useMutation(trpc.conditions.share.mutationOptions({ onSuccess: onDone }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const email = emailSchema.safeParse(typed);
    setIsWrong(!email.success);
    if (email.success) share.mutate({ key: condition.key, email: email.data });
  };
  const problem = isWrong ? words.wrong : (share.error?.message ?? null);
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {condition.sentTo !== null && (
        <p className="small" role="status">
          {words.sent(condition.sentTo)}
        </p>
      )}
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {words.label(condition.subject)}
        </label>
        <input
          className="input"
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-error`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <span className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      </div>
      <button className="button button-primary button-small" type="submit" disabled={share.isPending}>
        {condition.sentTo === null ? words.send : words.again}
      </button>
    </form>
  );
};
