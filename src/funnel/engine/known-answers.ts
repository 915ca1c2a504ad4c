import type { Issue } from './define-step.ts';

type Parts = Record<string | number, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Empties the place. An entry of a list that is none leaves nothing to say about the list. */
const empty = (answers: Parts, path: Issue['path']): void => {
  const [first, ...rest] = path;
  if (first === undefined) return;
  const value = answers[first];
  if (rest.length === 0 || (rest.length === 1 && Array.isArray(value))) answers[first] = null;
  else if (isParts(value)) empty(value, rest);
};

/** What may be compared with the rest although something is wrong: the answers without those. Null when there is nothing. */
export const knownAnswers = ({ answers, wrong }: { answers: unknown; wrong: readonly Issue[] }): Parts | null => {
  if (!isParts(answers)) return null;
  const known = structuredClone(answers);
  for (const { path } of wrong) empty(known, path);
  return known;
};
