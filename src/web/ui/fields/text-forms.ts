import { dateMask, monthMask } from '#entities/text/date-mask.ts';
import { dayText, monthText } from '#entities/text/day-text.ts';
import { type Edit, type Mask, type Masked, phoneMask, ssnMask, zipMask } from '#entities/text/masks.ts';
import { moneyMask } from '#entities/text/money-mask.ts';
import { dollarsFromText, dollarsText } from '#entities/text/money-text.ts';
import { type ReadDate, readDate } from '#entities/text/read-date.ts';
import { type Day, day, firstOfMonth } from '#entities/values/day.ts';
import { dollars, toDollars } from '#entities/values/money.ts';
import { percentFromShare } from '#entities/values/percent.ts';
import { textOf } from './field-props.ts';
import type { TextForm } from './use-masked-text.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

const digitForm = (mask: Mask, read = (digits: string): string => digits): TextForm => ({
  mask,
  toText: (value) => {
    const typed = textOf(value);
    return mask({ previous: '', typed, caret: typed.length }).text;
  },
  toValue: (text) => orNull(read(text.replace(/\D/g, ''))),
});

/** A ZIP+4 holds the ZIP code that is asked for. */
const zipDigits = (digits: string): string => (/^\d{9}$/.test(digits) ? digits.slice(0, 5) : digits);

type DateForm = { mask: Mask; write: typeof dayText; dayOf: (read: ReadDate | null) => Day | null };

const dateForm = ({ mask, write, dayOf }: DateForm): TextForm => ({
  mask,
  toText: (value) => {
    const stored = day.safeParse(value);
    return stored.success ? write(stored.data) : textOf(value);
  },
  toValue: (text) => dayOf(readDate(text)) ?? orNull(text),
});

/** Letters and signs around a number are dropped. Separators stay, so that "25,5" and "10-15" are refused rather than read as another number. */
const numberText = (typed: string): string =>
  typed
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^[^\d.-]+|[^\d.,-]+$/g, '');
const numberMask = ({ typed, caret }: Edit): Masked => ({
  text: numberText(typed),
  caret: Math.min(caret, numberText(typed).length),
});

const numberFrom = (text: string): number | string | null => {
  const plain = /^-?\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  return plain === '' ? null : /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
};

export const textForms = {
  phone: digitForm(phoneMask),
  ssn: digitForm(ssnMask),
  zip: digitForm(zipMask, zipDigits),
  date: dateForm({ mask: dateMask, write: dayText, dayOf: (read) => (read?.kind === 'day' ? read.day : null) }),
  // A day is more than asked: its month is kept.
  month: dateForm({
    mask: monthMask,
    write: monthText,
    dayOf: (read) => (read && 'day' in read ? firstOfMonth(read.day) : null),
  }),
  money: {
    mask: moneyMask,
    toText: (value) => {
      const stored = dollars.safeParse(value);
      if (!stored.success) return textOf(value);
      return stored.data < 0 ? `-${dollarsText(toDollars(-stored.data))}` : dollarsText(stored.data);
    },
    toValue: (text) => {
      if (text === '') return null;
      const amount = dollarsFromText(text.replace(/^-/, ''));
      if (amount === null) return text;
      return text.startsWith('-') ? toDollars(0 - amount) : amount;
    },
  },
  number: { mask: numberMask, toText: textOf, toValue: numberFrom },
  percent: {
    mask: numberMask,
    toText: textOf,
    toValue: (text) => {
      const typed = numberFrom(text);
      return typeof typed === 'number' ? percentFromShare(typed) : typed;
    },
  },
} as const satisfies Record<string, TextForm>;
