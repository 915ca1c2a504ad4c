import { dayFromText, dayText, monthText } from '#entities/text/day-text.ts';
import { dateMask, type Edit, type Masked, monthMask, phoneMask, ssnMask, zipMask } from '#entities/text/masks.ts';
import { moneyMask } from '#entities/text/money-mask.ts';
import { dollarsFromText, dollarsText } from '#entities/text/money-text.ts';
import { day } from '#entities/values/day.ts';
import { dollars, toDollars } from '#entities/values/money.ts';
import { percentFromShare } from '#entities/values/percent.ts';
import { textOf } from './field-props.ts';
import type { TextForm } from './use-masked-text.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

const digitForm = (mask: (edit: Edit) => Masked): TextForm => ({
  mask,
  toText: (value) => {
    const typed = textOf(value);
    return mask({ previous: '', typed, caret: typed.length }).text;
  },
  toValue: (text) => orNull(text.replace(/\D/g, '')),
});

const dateForm = (
  mask: (edit: Edit) => Masked,
  { write, lengths }: { write: typeof dayText; lengths: number[] },
): TextForm => ({
  mask,
  toText: (value) => {
    const stored = day.safeParse(value);
    return stored.success ? write(stored.data) : textOf(value);
  },
  toValue: (text) => (lengths.includes(text.length) ? (dayFromText(text) ?? text) : orNull(text)),
});

/** Keeps only the characters a number needs, including a leading minus. */
const numberText = (typed: string): string =>
  typed
    .trimStart()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/(?!^-)[^\d.]/g, '');
const numberMask = ({ typed, caret }: Edit): Masked => ({
  text: numberText(typed),
  caret: numberText(typed.slice(0, caret)).length,
});

const numberFrom = (text: string): number | string | null =>
  text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text;

export const textForms = {
  phone: digitForm(phoneMask),
  ssn: digitForm(ssnMask),
  zip: digitForm(zipMask),
  date: dateForm(dateMask, { write: dayText, lengths: ['MM/DD/YYYY'.length, 'MM/DD/YY'.length] }),
  month: dateForm(monthMask, { write: monthText, lengths: ['MM/YYYY'.length, 'MM/YY'.length] }),
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
