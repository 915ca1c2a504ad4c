import { useForm } from '@mantine/form';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue, Step, Within } from '#funnel/engine/define-step.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import { answerErrors } from './answer-errors.ts';
import type { QuestionWords } from './question-words.ts';

export type Answers = Record<string, unknown>;

type Asked = {
  step: Step;
  words: QuestionWords;
  initial: Answers;
  within?: Within;
  /** What only the page can find wrong. */
  checkMore?: ((values: Answers) => Issue[]) | undefined;
};

/** The form of a step: its own schema checks it, in the browser as on the server. */
export const useStepForm = ({ step, words, initial, within, checkMore = () => [] }: Asked) => {
  const sentences = (issues: readonly Issue[]) => answerErrors(issues, { fields: step.fields, words });
  const form = useForm<Answers>({
    initialValues: initial,
    validate: (answers) => {
      const checked = checkAnswers({ step, answers, asOf: lenderToday(), ...(within && { within }) });
      const found = checked.kind === 'invalid' ? sentences(checked.issues) : {};
      // What the step says of a field stands before what the page says.
      return { ...found, ...sentences(checkMore(answers)), ...found };
    },
  });
  const problems = Object.fromEntries(
    Object.entries(form.errors).flatMap(([place, text]) => (typeof text === 'string' ? [[place, text]] : [])),
  );
  return {
    form,
    problems,
    errorAt: (place: string): string | undefined => problems[place],
    /** An answer that changes takes back the problems it had, those inside a list included. */
    change: (name: string, value: unknown) => {
      form.setFieldValue(name, value);
      form.setErrors(
        Object.fromEntries(
          Object.entries(problems).filter(([place]) => place !== name && !place.startsWith(`${name}.`)),
        ),
      );
    },
    /** The problems of one entry of a list, shown at once; those of the rest of the page wait for Continue. */
    checkEntry: (place: string): boolean => {
      const checked = checkAnswers({ step, answers: form.values, asOf: lenderToday(), ...(within && { within }) });
      const found = checked.kind === 'invalid' ? sentences(checked.issues) : {};
      const own = Object.entries(found).filter(([at]) => at.startsWith(`${place}.`));
      form.setErrors({ ...problems, ...Object.fromEntries(own) });
      return own.length === 0;
    },
    refuse: (issues: readonly Issue[]) => form.setErrors(sentences(issues)),
  };
};

/** The answers as they would be stored, or null while something is missing. */
export const validAnswers = (step: Step, answers: Answers, within?: Within): Answers | null => {
  const checked = checkAnswers({ step, answers, asOf: lenderToday(), ...(within && { within }) });
  return checked.kind === 'valid' ? checked.answers : null;
};
