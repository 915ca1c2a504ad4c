import type { Issue } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { answerError } from '#words/errors.ts';
import { questions } from '#words/funnel/questions.ts';
import { type QuestionWords, wordsPath } from './question-words.ts';

const pathText = ({ path }: Issue): string => path.join('.');

const fieldAt = (fields: readonly Field[], path: readonly (string | number)[]): Field | null => {
  const [name, ...rest] = path.filter((part) => typeof part === 'string');
  const field = fields.find((each) => each.name === name) ?? null;
  return rest.length > 0 && field?.item !== undefined ? fieldAt(field.item, rest) : field;
};

/** The parts of an address have the same labels on every page. */
const partLabel = (field: Field | null, { path }: Issue): string | undefined => {
  const part = path.at(-1);
  const labels: Readonly<Record<string, string>> = questions.address;
  return field?.kind === 'address' && typeof part === 'string' && part !== field.name ? labels[part] : undefined;
};

/** Error messages by field path, in page order. */
export const answerErrors = (
  issues: readonly Issue[],
  { fields, words }: { fields: readonly Field[]; words: QuestionWords },
): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => {
      const path = pathText(issue);
      const field = fieldAt(fields, issue.path);
      const own = words.fields[wordsPath(path)] ?? partLabel(field, issue);
      const label = own ?? words.fields[String(issue.path[0])] ?? words.label;
      return [path, answerError({ code: issue.code, label, kind: field?.kind ?? 'text' })];
    }),
  );
