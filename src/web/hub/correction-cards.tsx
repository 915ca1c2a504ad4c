import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerCorrection } from '#entities/facts/entered-fact.ts';
import { type StepKey, steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { changedAnswers } from '#web/funnel/step/answers/changed-answers.ts';
import { questionWords, stepKeyOf } from '#web/funnel/step/question-words.ts';
import { WriteForm } from '#web/ui/forms/write-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { corrections as words } from '#words/loan/corrections.ts';
import { momentText } from '#words/moments.ts';
import styles from './correction-cards.module.css';

const Changes = ({ step: key, before, after }: Pick<AnswerCorrection, 'before' | 'after'> & { step: StepKey }) => (
  <dl className={styles.changes}>
    {changedAnswers(steps[key], { before, after, words: questionWords(key) }).map((row) => (
      <div key={row.path}>
        <dt>{row.label}</dt>
        <dd>
          <span className="small muted">{words.before}</span> <del>{row.before || words.none}</del>
        </dd>
        <dd>
          <span className="small muted">{words.after}</span> <strong>{row.after || words.none}</strong>
        </dd>
      </div>
    ))}
  </dl>
);

type AnswerProps = { correction: AnswerCorrection; onDone: () => void };

const Answer = ({ correction: { id, state, settlement, settledBy }, onDone }: AnswerProps) => {
  const trpc = useTRPC();
  const [isObjecting, setIsObjecting] = useState(false);
  const answer = useMutation(trpc.application.answerCorrection.mutationOptions({ onSuccess: onDone }));
  if (settlement !== null && settledBy !== null)
    return (
      <p role="status">
        {words.settled(settledBy)} {settlement}
      </p>
    );
  if (state !== 'told') return <p role="status">{state === 'confirmed' ? words.confirmed : words.sent}</p>;
  if (isObjecting)
    return (
      <WriteForm
        words={words.objection}
        look="page"
        maxLength={1000}
        least={3}
        isPending={answer.isPending}
        problem={answer.error?.message ?? null}
        onSubmit={(objection) => answer.mutate({ id, objection })}
        onCancel={() => setIsObjecting(false)}
      />
    );
  return (
    <p className={styles.actions}>
      <button
        className="button button-primary button-small"
        type="button"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id, objection: null })}
      >
        {words.confirm}
      </button>
      <button className="button button-secondary button-small" type="button" onClick={() => setIsObjecting(true)}>
        {words.object}
      </button>
      {answer.isError && <span role="alert">{answer.error.message}</span>}
    </p>
  );
};

type Props = { shown: readonly AnswerCorrection[]; onDone: () => void };

export const CorrectionCards = ({ shown, onDone }: Props) => (
  <section className={styles.corrections} aria-labelledby="corrections" data-part="toDo">
    <h2 className="heading-3" id="corrections">
      {words.title(shown.length)}
    </h2>
    <p className="small muted">{words.lede}</p>
    <ul>
      {shown.map((correction) => {
        const key = stepKeyOf(correction.step);
        return (
          <li key={correction.id} className={`card ${styles.card}`}>
            <h3 className="heading-4">{questionWords(key).label}</h3>
            <Changes step={key} before={correction.before} after={correction.after} />
            <Notice tone="info" title={words.why(correction.by, momentText(correction.at))}>
              {correction.reason}
            </Notice>
            <Answer correction={correction} onDone={onDone} />
          </li>
        );
      })}
    </ul>
  </section>
);
