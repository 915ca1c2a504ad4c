import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ConditionView } from '#entities/condition-view.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { wordsOf } from '#words/en/conditions.ts';
import { hubWords } from '#words/en/hub.ts';
import styles from './to-do.module.css';

const words = hubWords.answer;

/** A question that is answered in a sentence or two. */
export const AnswerForm = ({ condition, onDone }: { condition: ConditionView; onDone: () => void }) => {
  const trpc = useTRPC();
  const id = useId();
  const [text, setText] = useState(condition.answer ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const answer = useMutation(trpc.conditions.answer.mutationOptions({ onSuccess: onDone }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(text.trim() === '');
    if (text.trim() !== '') answer.mutate({ key: condition.key, text });
  };
  const problem = isEmpty ? words.empty : (answer.error?.message ?? null);
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {words.label}
        </label>
        <textarea
          className="input"
          id={id}
          rows={3}
          maxLength={2000}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <span className="field-help" id={`${id}-help`}>
          {wordsOf(condition.code).good}
        </span>
        <span className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      </div>
      <button className="button button-primary button-small" type="submit" disabled={answer.isPending}>
        {words.send}
      </button>
    </form>
  );
};
