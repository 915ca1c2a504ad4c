import { type StepKey, steps } from '#funnel/steps.ts';
import { steps as words } from '#words/funnel/steps.ts';

/** The words of a page as code that walks over steps reads them. */
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

/** The key of a step as the calls know it. */
export const stepKeyOf = (key: string): StepKey => {
  if (!isStepKey(key)) throw new Error(`There is no step ${key}`);
  return key;
};

export const questionWords = (key: string): QuestionWords => words[stepKeyOf(key)];

/** Labels stand under the path of the field without list positions: `residences.0.from` is `residences.from`. */
export const wordsPath = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

export const optionLabel = (words: QuestionWords, path: string, option: string): string =>
  words.options?.[wordsPath(path)]?.[option] ?? option;
