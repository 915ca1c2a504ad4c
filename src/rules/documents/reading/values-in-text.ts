import { type Day, day } from '#entities/values/day.ts';
import { type Cents, toCents } from '#entities/values/money.ts';

const MONTHS: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Grouped, with cents, or with a dollar sign: a bare number may be hours, a rate or a page. */
const MONEY = /(?<![\d.,-])\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![\d%]|\.\d|,\d)/g;
const NUMERIC = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?!\d)/g;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const NAMED = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}),? (\d{4})\b/gi;

const dayOf = (year: string, month: number, date: string): Day | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return day.safeParse(iso).data ?? null;
};

/** Every day in a text, as American papers write them, in order. */
export const daysIn = (text: string): Day[] => {
  const found: { at: number; on: Day | null }[] = [
    ...[...text.matchAll(NUMERIC)].map((match) => {
      const [, month = '', date = '', year = ''] = match;
      return { at: match.index, on: dayOf(year, Number(month), date) };
    }),
    ...[...text.matchAll(ISO)].map((match) => {
      const [, year = '', month = '', date = ''] = match;
      return { at: match.index, on: dayOf(year, Number(month), date) };
    }),
    ...[...text.matchAll(NAMED)].map((match) => {
      const [, month = '', date = '', year = ''] = match;
      return { at: match.index, on: dayOf(year, MONTHS.indexOf(month.toLowerCase()) + 1, date) };
    }),
  ];
  return found.toSorted((one, other) => one.at - other.at).flatMap(({ on }) => (on === null ? [] : [on]));
};

/** Every amount of money in a text, in order. */
export const amountsIn = (text: string): Cents[] =>
  [...text.matchAll(MONEY)].flatMap(([whole, dollars = '', fraction = '']) => {
    const isMoney = whole.includes('$') || dollars.includes(',') || fraction !== '';
    return isMoney ? [toCents(Number(`${dollars.replaceAll(',', '')}${fraction.slice(1).padEnd(2, '0')}`))] : [];
  });
