import { toDollars } from '#entities/values/money.ts';
import type { Issue } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { answerError } from '#words/answer-errors.ts';
import { inDollars } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { answerText } from './answers/answer-text.ts';
import { type QuestionWords, wordsPath } from './question-words.ts';

/** A longer text is not repeated in the sentence about it. */
const LONGEST_REPEATED = 40;

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

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (values: unknown, { path }: Issue): unknown =>
  path.reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), values);

const amountText = (amount: number, kind: Field['kind']): string =>
  kind === 'money' && Number.isSafeInteger(amount) ? inDollars(toDollars(amount)) : String(amount);

type Asked = { field: Field; path: string; words: QuestionWords };

/** The typed value, for the sentence about it. A number that identifies someone is not repeated. */
const typedText = (value: unknown, asked: Asked): string | null => {
  const { kind, secret } = asked.field;
  if (secret === true || kind === 'ssn') return null;
  if (typeof value === 'number') return amountText(value, kind);
  if (typeof value !== 'string' || value === '' || value.length > LONGEST_REPEATED) return null;
  return kind === 'date' || kind === 'month' ? answerText(value, asked) : value;
};

type Page = {
  fields: readonly Field[];
  words: QuestionWords;
  values?: unknown;
  /** Whether nothing is an answer here too: no fee is one, a home worth nothing is not. */
  takesZero?: (name: string) => boolean;
};

/** Error messages by field path, in page order: each names its field, the typed value and the fix. */
export const answerErrors = (
  issues: readonly Issue[],
  { fields, words, values, takesZero = () => true }: Page,
): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => {
      const path = pathText(issue);
      const field = fieldAt(fields, issue.path);
      const part = partLabel(field, issue);
      const label = words.fields[wordsPath(path)] ?? part ?? words.fields[String(issue.path[0])] ?? words.label;
      const kind = part === undefined ? (field?.kind ?? 'text') : 'text';
      const isAboveZero = issue.code === 'required' && kind === 'money' && issue.path.length === 1 && !takesZero(path);
      const value = field === null ? null : typedText(valueAt(values, issue), { field, path, words });
      const limit = issue.limit === undefined ? null : amountText(issue.limit, kind);
      return [
        path,
        answerError({ code: issue.code, label, kind: isAboveZero ? 'moneyAboveZero' : kind, value, limit }),
      ];
    }),
  );
