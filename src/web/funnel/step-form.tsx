import type { ReactNode } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { focusFirstError } from '#web/ui/focus-first-error.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldInput } from './field-input.tsx';
import { QuestionContext } from './question-context.ts';
import type { QuestionWords } from './question-words.ts';
import styles from './step-form.module.css';
import type { Answers, useStepForm } from './use-step-form.ts';

type Props = {
  id: string;
  step: Step;
  words: QuestionWords;
  answers: ReturnType<typeof useStepForm>;
  onSubmit: (values: Answers) => void;
  /** Answered by what stands in `children` instead. */
  answeredBeside?: readonly string[];
  children?: ReactNode;
};

const WIDE: readonly Field['kind'][] = ['list', 'address', 'choice', 'choices', 'yesNo', 'longText'];

/** A long choice is a select, which fits beside another field. */
const isWide = ({ kind, options }: Field): boolean =>
  WIDE.includes(kind) && !(kind === 'choice' && (options?.length ?? 0) > 9);

/** Any step, from its fields alone. Enter submits; a problem takes the focus to its field. */
export const StepForm = ({ id, step, words, answers, onSubmit, answeredBeside = [], children }: Props) => {
  const { form, problems, errorAt, change } = answers;
  const asked = step.fields.filter((field) => field.isAsked?.(form.values) ?? true);
  const shown = asked.filter(({ name }) => !answeredBeside.includes(name));
  const isOneAmount = asked.length === 1 && asked[0]?.kind === 'money';
  return (
    <QuestionContext value={{ words, errorAt }}>
      <ErrorSummary problems={problems} />
      <form
        id={id}
        className={`${styles.form} ${asked.length > 3 ? (styles.pairs ?? '') : ''}`}
        noValidate
        onSubmit={form.onSubmit(onSubmit, focusFirstError)}
      >
        {shown.map((field) => (
          <div key={field.name} data-wide={isWide(field)}>
            <FieldInput
              field={field}
              path={field.name}
              value={form.values[field.name]}
              onChange={(value) => change(field.name, value)}
              size={isOneAmount ? 'large' : 'normal'}
            />
          </div>
        ))}
        {children}
      </form>
    </QuestionContext>
  );
};
