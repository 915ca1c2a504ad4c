import { createContext, useContext } from 'react';
import type { QuestionWords } from './question-words.ts';

export type Question = {
  words: QuestionWords;
  /** The sentence for the problem at a path, if there is one. */
  errorAt: (path: string) => string | undefined;
};

export const QuestionContext = createContext<Question | null>(null);

export const useQuestion = (): Question => {
  const question = useContext(QuestionContext);
  if (question === null) throw new Error('A field stands outside of its question');
  return question;
};
