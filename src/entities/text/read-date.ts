import { type Day, day } from '../values/day.ts';

/** A month alone is its first day. */
export type ReadDate = { kind: 'day' | 'month'; day: Day } | { kind: 'yearOutOfRange' };

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
export const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const BETWEEN = '\\s*[/.-]\\s*|\\s+';

/** Every accepted shape. Text around a date is fine ("born 03/14/1985"), other digits are not. */
const SHAPES: readonly RegExp[] = [
  /^(?<year>\d{4})\s*[/.-]\s*(?<month>\d{1,2})(?:\s*[/.-]\s*(?<dayOfMonth>\d{1,2})(?:T[\d:.]+Z?)?)?$/,
  new RegExp(`^(?<month>\\d{1,2})(?:${BETWEEN})(?:(?<dayOfMonth>\\d{1,2})(?:${BETWEEN}))?(?<year>\\d{4}|\\d{2})$`),
  /^(?<month>\d{2})(?<dayOfMonth>\d{2})?(?<year>\d{4})$/,
  new RegExp(`^(?<name>${MONTH_NAME})\\.?\\s+(?:(?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)?,?\\s+)?(?<year>\\d{4})$`, 'i'),
  new RegExp(`^(?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)?\\.?\\s+(?<name>${MONTH_NAME})\\.?,?\\s+(?<year>\\d{4})$`, 'i'),
];

const monthNumber = (name: string): string =>
  String(MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1);

const groupsOf = (text: string) => {
  const figures = text.replace(/^\D+(?=\d)/, '').replace(/\D+$/, '');
  // With spaces between the figures, a word before them may be the month itself.
  for (const candidate of /^\d+\s+\d/.test(figures) ? [text] : [text, figures]) {
    for (const shape of SHAPES) {
      const groups = shape.exec(candidate)?.groups;
      if (groups) return groups;
    }
  }
  return null;
};

/**
 * MM/DD/YYYY or MM/YYYY with slashes, dashes, dots, spaces or nothing between; the ISO forms that browsers fill in;
 * months by name. Two-digit years are 20xx. Null for text that is no date or a date that does not exist.
 */
export const readDate = (text: string): ReadDate | null => {
  const { year, month, name, dayOfMonth } = groupsOf(text.trim()) ?? {};
  if (year === undefined) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const monthText = (month ?? monthNumber(name ?? '')).padStart(2, '0');
  const parsed = day.safeParse(`${fullYear}-${monthText}-${(dayOfMonth ?? '1').padStart(2, '0')}`);
  if (!parsed.success) return null;
  if (!isYear(Number(fullYear))) return { kind: 'yearOutOfRange' };
  return { kind: dayOfMonth === undefined ? 'month' : 'day', day: parsed.data };
};
