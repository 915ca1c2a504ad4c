import { day } from '#entities/day.ts';
import { dayFromText, dayText, monthText } from '#entities/day-text.ts';
import { dateMask, type Edit, type Masked, monthMask, phoneMask, ssnMask, zipMask } from '#entities/masks.ts';
import { positiveDollars } from '#entities/money.ts';
import { moneyMask } from '#entities/money-mask.ts';
import { dollarsFromText, dollarsText } from '#entities/money-text.ts';
import { percentFromShare } from '#entities/percent.ts';
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
  { write, length }: { write: typeof dayText; length: number },
): TextForm => ({
  mask,
  toText: (value) => {
    const stored = day.safeParse(value);
    return stored.success ? write(stored.data) : textOf(value);
  },
  toValue: (text) => (text.length === length ? (dayFromText(text) ?? text) : orNull(text)),
});

/** Only the characters a number needs, wherever they come from. */
const numberMask = ({ typed, caret }: Edit): Masked => ({
  text: typed.replace(/[^\d.]/g, ''),
  caret: typed.slice(0, caret).replace(/[^\d.]/g, '').length,
});

const numberFrom = (text: string): number | string | null =>
  text === '' ? null : Number.isFinite(Number(text)) ? Number(text) : text;

export const textForms = {
  phone: digitForm(phoneMask),
  ssn: digitForm(ssnMask),
  zip: digitForm(zipMask),
  date: dateForm(dateMask, { write: dayText, length: 'MM/DD/YYYY'.length }),
  month: dateForm(monthMask, { write: monthText, length: 'MM/YYYY'.length }),
  money: {
    mask: moneyMask,
    toText: (value) => {
      const stored = positiveDollars.safeParse(value);
      return stored.success ? dollarsText(stored.data) : textOf(value);
    },
    toValue: (text) => (text === '' ? null : (dollarsFromText(text) ?? text)),
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
