import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue, Step, Within } from '#funnel/engine/define-step.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import { answerErrors } from './answer-errors.ts';
import type { QuestionWords } from './question-words.ts';

export type Answers = Record<string, unknown>;

type Asked = {
  step: Step;
  words: QuestionWords;
  initial: Answers;
  within?: Within;
  /** Errors only the page can detect. */
  checkMore?: ((values: Answers) => Issue[]) | undefined;
};

/** The form of a step, validated by its own schema in the browser as on the server. */
export const useStepForm = ({ step, words, initial, within, checkMore = () => [] }: Asked) => {
  const issuesIn = (answers: Answers): readonly Issue[] => {
    const checked = checkAnswers({ step, answers, asOf: lenderToday(), ...(within && { within }) });
    return checked.kind === 'invalid' ? checked.issues : [];
  };
  const sentences = (issues: readonly Issue[], values: Answers) =>
    answerErrors(issues, {
      ...{ fields: step.fields, words, values },
      takesZero: (name) => issuesIn({ ...values, [name]: 0 }).every(({ path }) => path[0] !== name),
    });
  const errorsIn = (answers: Answers) => sentences(issuesIn(answers), answers);
  const form = useForm<Answers>({
    initial,
    check: (answers) => {
      const found = errorsIn(answers);
      // The step's error for a field takes precedence over the page's.
      return { ...found, ...sentences(checkMore(answers), answers), ...found };
    },
  });
  return {
    form,
    problems: form.errors,
    errorAt: (place: string): string | undefined => form.errors[place],
    change: form.change,
    /** Errors of one list entry, shown at once; those of the rest of the page wait for Continue. */
    checkEntry: (place: string): boolean => {
      const own = Object.entries(errorsIn(form.values)).filter(([at]) => at.startsWith(`${place}.`));
      form.setErrors((before) => ({ ...before, ...Object.fromEntries(own) }));
      return own.length === 0;
    },
    refuse: (issues: readonly Issue[]) => form.setErrors(sentences(issues, form.values)),
  };
};

/** The answers as they would be stored, or null while something is missing. */
export const validAnswers = (step: Step, answers: Answers, within?: Within): Answers | null => {
  const checked = checkAnswers({ step, answers, asOf: lenderToday(), ...(within && { within }) });
  return checked.kind === 'valid' ? checked.answers : null;
};
