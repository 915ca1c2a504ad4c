import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Person } from '#entities/values/person.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { StepForm } from '#web/funnel/step/step-form.tsx';
import { useStepForm } from '#web/funnel/step/use-step-form.ts';
import { correctionDesk as words } from '#words/portal/loan-desk/corrections.ts';
import styles from '../decision/decision.module.css';
import { useLoan } from '../loan-context.ts';
import card from './fact-card.module.css';

type Props = { step: Step; person: Person; onDone: (told: string | null) => void };

/** The applicant's own page, answered by staff with a reason. Loaded when it is opened. */
export default function CorrectAnswer({ step, person, onDone }: Props) {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const { application } = file;
  const id = useId();
  const [base] = useState(() => step.read(application, person));
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const within = { application, person };
  const answers = useStepForm({ step, words: questionWords(step.key), initial: base, within });
  const correct = useMutation(
    trpc.loanFacts.correct.mutationOptions({
      onSuccess: (told) => {
        if (told.kind === 'invalid') answers.refuse(told.issues);
        if (told.kind !== 'corrected') return;
        refresh();
        onDone(words.corrected);
      },
    }),
  );
  const isShort = reason.trim().length < 5;
  const told = correct.data;
  return (
    <StepForm
      id={id}
      step={step}
      words={questionWords(step.key)}
      answers={answers}
      within={within}
      onSubmit={(values) => {
        setIsAsked(true);
        if (!isShort) correct.mutate({ loanId, person, step: step.key, answers: values, base, reason });
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={`${id}-reason`}>
          {words.reason}
        </label>
        <textarea
          className="input"
          id={`${id}-reason`}
          rows={2}
          maxLength={500}
          value={reason}
          aria-invalid={isAsked && isShort}
          aria-describedby={`${id}-note ${id}-missing`}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <p className="field-error" id={`${id}-missing`} role="alert">
          {isAsked && isShort && words.reasonMissing}
        </p>
        <p className={card.note} id={`${id}-note`}>
          {words.note}
        </p>
      </div>
      <p className={styles.press}>
        <button className="button button-primary button-dense" type="submit" disabled={correct.isPending}>
          {words.save}
        </button>
        <button className="button button-quiet button-dense" type="button" onClick={() => onDone(null)}>
          {words.cancel}
        </button>
        <span role="status">{told && told.kind !== 'invalid' ? words[told.kind] : correct.error?.message}</span>
      </p>
    </StepForm>
  );
}
