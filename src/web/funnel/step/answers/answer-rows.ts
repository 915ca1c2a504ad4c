import type { Step, Within } from '#funnel/engine/define-step.ts';
import type { Field, ListPlace } from '#funnel/engine/field.ts';
import { lists } from '#words/funnel/lists.ts';
import { type QuestionWords, wordsPath } from '../question-words.ts';
import { answerText } from './answer-text.ts';

export type AnswerRow = { path: string; label: string; text: string | null };

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const rowsOf = (
  answers: Record<string, unknown>,
  {
    fields,
    words,
    prefix,
    place,
  }: { fields: readonly Field[]; words: QuestionWords; prefix: string; place?: ListPlace },
): AnswerRow[] =>
  fields
    .filter((field) => field.secret !== true && (field.isAsked?.(answers, place) ?? true))
    .flatMap((field) => {
      const path = `${prefix}${field.name}`;
      const value = answers[field.name];
      if (field.kind === 'list' && Array.isArray(value)) {
        return value.flatMap((item, at) => [
          { path: `${path}.${at}`, label: lists(path).untitled(at + 1), text: '' },
          ...rowsOf(item, { fields: field.item ?? [], words, prefix: `${path}.${at}.`, place: { items: value, at } }),
        ]);
      }
      return [
        {
          path,
          label: words.fields[wordsPath(path)] ?? field.name,
          text: isEmpty(value) ? null : answerText(value, { field, path, words }),
        },
      ];
    });

/** A step's answers, one row per question: null if unanswered, empty for the heading of a list entry. */
export const answerRows = (
  step: Step,
  { application, person, words }: Within & { words: QuestionWords },
): AnswerRow[] => (step.storedSeparately ? [] : rowsOfAnswers(step, step.read(application, person), words));

/** The same for answers from another time. */
export const rowsOfAnswers = (step: Step, answers: Record<string, unknown>, words: QuestionWords): AnswerRow[] =>
  rowsOf(answers, { fields: step.fields, words, prefix: '' });
