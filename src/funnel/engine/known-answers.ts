import type { Issue } from './define-step.ts';

type Parts = Record<string | number, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Clears the value at a path. An invalid list entry invalidates the whole list for comparison. */
const empty = (answers: Parts, path: Issue['path']): void => {
  const [first, ...rest] = path;
  if (first === undefined) return;
  const value = answers[first];
  if (rest.length === 0 || (rest.length === 1 && Array.isArray(value))) answers[first] = null;
  else if (isParts(value)) empty(value, rest);
};

/** The answers that can still be compared with the rest: all but the wrong ones. Null when there are none. */
export const knownAnswers = ({ answers, wrong }: { answers: unknown; wrong: readonly Issue[] }): Parts | null => {
  if (!isParts(answers)) return null;
  const known = structuredClone(answers);
  for (const { path } of wrong) empty(known, path);
  return known;
};
