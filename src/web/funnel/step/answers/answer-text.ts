import { dayText, monthText } from '#entities/text/day-text.ts';
import { phoneMask } from '#entities/text/masks.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import type { Field } from '#funnel/engine/field.ts';
import { errors } from '#words/errors.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { optionLabel, type QuestionWords } from '../question-words.ts';

type Asked = { field: Field; path: string; words: QuestionWords };

const dateText = (value: unknown, write: typeof dayText): string => {
  const parsed = day.safeParse(value);
  return parsed.success ? write(parsed.data) : String(value);
};

/** As far as it is typed. */
const addressText = (value: unknown): string => {
  if (typeof value !== 'object') return errors.conflict.empty;
  const { line1, line2, city, state, zip }: Readonly<Record<string, unknown>> = { ...value };
  const text = [line1, line2, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return text === '' ? errors.conflict.empty : text;
};

/** An answer formatted for reading: in a list, in a summary, beside another version of itself. */
export const answerText = (value: unknown, { field, path, words }: Asked): string => {
  if (value === null || value === undefined || value === '') return errors.conflict.empty;
  switch (field.kind) {
    case 'money': {
      const amount = positiveDollars.safeParse(value);
      return amount.success ? inDollars(amount.data) : String(value);
    }
    case 'date':
      return dateText(value, dayText);
    case 'month':
      return dateText(value, monthText);
    case 'percent':
      return `${String(value)}%`;
    case 'basisPoints': {
      const rate = basisPoints.safeParse(value);
      return rate.success ? inPercent(rate.data, 2) : String(value);
    }
    case 'yesNo':
    case 'statement':
      return value === true ? questions.yes : questions.no;
    case 'choice':
      return optionLabel(words, path, String(value));
    case 'choices':
      return Array.isArray(value)
        ? value.map((option) => optionLabel(words, path, String(option))).join(', ') || errors.conflict.empty
        : errors.conflict.empty;
    case 'address':
      return addressText(value);
    case 'list':
      return Array.isArray(value) ? errors.conflict.list(value.length) : errors.conflict.empty;
    case 'ssn':
      return `•••-••-${String(value).slice(-4)}`;
    case 'phone':
      return phoneMask({ previous: '', typed: String(value), caret: 0 }).text;
    case 'text':
    case 'email':
    case 'number':
    case 'zip':
    case 'state':
    case 'longText':
      return String(value);
  }
};
