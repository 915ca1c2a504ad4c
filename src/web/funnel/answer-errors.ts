import type { Issue } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { answerError } from '#words/en/errors.ts';
import { type QuestionWords, wordsPath } from './question-words.ts';

const pathText = ({ path }: Issue): string => path.join('.');

const fieldAt = (fields: readonly Field[], path: readonly (string | number)[]): Field | null => {
  const [name, ...rest] = path.filter((part) => typeof part === 'string');
  const field = fields.find((each) => each.name === name) ?? null;
  return rest.length > 0 && field?.item !== undefined ? fieldAt(field.item, rest) : field;
};

/** Problems as sentences by the place of their field, in the order of the page. */
export const answerErrors = (
  issues: readonly Issue[],
  { fields, words }: { fields: readonly Field[]; words: QuestionWords },
): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => {
      const place = pathText(issue);
      const label = words.fields[wordsPath(place)] ?? words.fields[String(issue.path[0])] ?? words.label;
      return [place, answerError({ code: issue.code, label, kind: fieldAt(fields, issue.path)?.kind ?? 'text' })];
    }),
  );
