import type { Step } from '#funnel/engine/define-step.ts';
import type { QuestionWords } from '../question-words.ts';
import { rowsOfAnswers } from './answer-rows.ts';

export type ChangedAnswer = { path: string; label: string; before: string | null; after: string | null };

type Both = { before: Record<string, unknown>; after: Record<string, unknown>; words: QuestionWords };

/** The questions of a page whose answers differ, as people read them. */
export const changedAnswers = (step: Step, { before, after, words }: Both): ChangedAnswer[] => {
  const [was, is] = [rowsOfAnswers(step, before, words), rowsOfAnswers(step, after, words)];
  const textAt = (rows: typeof was, path: string) => rows.find((row) => row.path === path)?.text ?? null;
  const all = [...is, ...was.filter(({ path }) => !is.some((row) => row.path === path))];
  return all
    .map(({ path, label }) => ({ path, label, before: textAt(was, path), after: textAt(is, path) }))
    .filter((row) => row.before !== row.after);
};
