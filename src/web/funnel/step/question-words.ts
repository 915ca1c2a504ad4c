import { type StepKey, steps } from '#funnel/steps.ts';
import { questionSteps } from '#words/funnel/steps/question-steps.ts';
import { applicationWords } from '../whole/application-words.ts';

/** A page's words, typed for code that iterates over steps. */
export type QuestionWords = {
  label: string;
  question: string;
  help?: string;
  why: string;
  fields: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string | undefined>>;
  options?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
};

const isStepKey = (key: string): key is StepKey => Object.hasOwn(steps, key);

/** A step's key in API calls. */
export const stepKeyOf = (key: string): StepKey => {
  if (!isStepKey(key)) throw new Error(`There is no step ${key}`);
  return key;
};

const early: Readonly<Record<string, QuestionWords>> = questionSteps;
const later: Readonly<Record<string, QuestionWords>> = applicationWords;

export const questionWords = (key: string): QuestionWords => {
  const words = early[stepKeyOf(key)] ?? later[key];
  if (words === undefined) throw new Error(`The words of ${key} were asked for before they arrived`);
  return words;
};

/** Labels are keyed by field path without list positions: `residences.0.from` is `residences.from`. */
export const wordsPath = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

export const optionLabel = (words: QuestionWords, path: string, option: string): string =>
  words.options?.[wordsPath(path)]?.[option] ?? option;
