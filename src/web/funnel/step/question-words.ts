import { type StepKey, steps } from '#funnel/steps.ts';
import { steps as words } from '#words/funnel/steps.ts';

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

export const questionWords = (key: string): QuestionWords => words[stepKeyOf(key)];

/** Labels are keyed by field path without list positions: `residences.0.from` is `residences.from`. */
export const wordsPath = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

export const optionLabel = (words: QuestionWords, path: string, option: string): string =>
  words.options?.[wordsPath(path)]?.[option] ?? option;
