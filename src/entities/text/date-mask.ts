import { dayText, monthText } from './day-text.ts';
import {
  caretAfter,
  digitsOf,
  type Edit,
  isDeletion,
  isDigit,
  isOneKey,
  type Mask,
  type Masked,
  tookSeparator,
} from './masks.ts';
import { isYear, readDate } from './read-date.ts';

type DateForm = 'day' | 'month';

const LONGEST_KEPT = 40;
const FULL = 8;

/** The digits after a month may still become a year: "2", "19", "201", "2026". */
const mayBeYear = (digits: string): boolean =>
  isYear(Number(digits.padEnd(4, '0'))) || isYear(Number(digits.padEnd(4, '9')));

/** Four digits after the month are a year in a month field, even one that cannot be: its error then names what was typed. */
const isYearPart = (digits: string, form: DateForm): boolean =>
  digits.length <= 4 && (form === 'month' || mayBeYear(digits));

/** Digits without separators. After the month comes a year or a day; a day that could begin a year waits for more. */
const fromDigits = (digits: string, form: DateForm): string => {
  const [month, rest] = [digits.slice(0, 2), digits.slice(2)];
  // "2019..." is a year first, as in 2019-05-20.
  if (/^(19|20)/.test(month))
    return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('-');
  if (month.length < 2) return month;
  if (rest.length <= 2 || isYearPart(rest, form)) return `${month}/${rest}`;
  return `${month}/${rest.slice(0, 2)}/${rest.slice(2)}`;
};

const monthFirst = /^\d{0,2}(\/\d{0,4}|\/\d{0,2}\/\d{0,4})?$/;
const yearFirst = /^\d{4}(-\d{0,2}(-\d{0,2})?)?$/;
const isInShape = (text: string): boolean => monthFirst.test(text) || yearFirst.test(text);

/** One separator between groups, as the form writes it. */
const separated = (text: string): string => {
  const groups = text
    .trim()
    .replace(/[^\d/.\s-]/g, '')
    .replace(/\s*[/.-]\s*|\s+/g, '/')
    .replace(/^\//, '')
    .replace(/\/+$/, '/');
  return /^\d{4}\//.test(groups) ? groups.replaceAll('/', '-') : groups;
};

/** "1/": a single digit before a separator at the end is a month or a day below ten. */
const padded = (text: string): string => text.replace(/(^|[/-])(\d)(?=[/-]\d*$)/g, '$10$2');

/** Adds the digit slots a separator splits off; digits that do not fit the groups flow on. */
const inShape = (text: string, form: DateForm): string => {
  const groups = separated(text);
  if (/^\d{2}\/\d{3,4}$/.test(groups) && !isYearPart(groups.slice(3), form)) return fromDigits(digitsOf(groups), form);
  return isInShape(groups) && (groups.includes('/') || groups.includes('-'))
    ? groups
    : fromDigits(digitsOf(groups).slice(0, FULL), form);
};

/** A day is followed by its slash at once, unless the two digits may be the start of a year. */
const withNextSlash = (text: string, form: DateForm): string =>
  form === 'day' && /^\d{2}\/\d{2}$/.test(text) && !mayBeYear(text.slice(3)) ? `${text}/` : text;

/** The key was meant for the digit next to the separator, which stays where another group follows. */
const withoutNeighbor = ({ previous, caret, deleted }: Edit): Masked => {
  const at = deleted === 'after' ? caret + 1 : caret - 1;
  const text = previous.slice(0, at) + previous.slice(at + 1);
  if (!isDigit(previous[at])) return { text: previous.slice(0, caret) + previous.slice(caret + 1), caret };
  return { text: text.replace(/[/-]+$/, ''), caret: deleted === 'after' ? caret : at };
};

const afterDeletion = (edit: Edit, form: DateForm): Masked => {
  const { text, caret } = tookSeparator(edit) ? withoutNeighbor(edit) : { text: edit.typed, caret: edit.caret };
  // Text too long for a date was pasted and stays as it is until it fits.
  if (isInShape(text) || digitsOf(text).length > FULL) return { text, caret: Math.min(caret, text.length) };
  const shaped = inShape(text, form);
  const count = digitsOf(text.slice(0, caret)).length;
  return { text: shaped, caret: caretAfter({ text: shaped, count, skipsSeparators: false }) };
};

/** A whole date at once, by pasting or autofill. Text we cannot read stays as it is: changing it could hide the mistake. */
const pasted = (text: string, form: DateForm): string => {
  const read = readDate(text);
  if (read?.kind === 'day') return dayText(read.day);
  if (read?.kind === 'month') return monthText(read.day);
  const shaped = inShape(text, form);
  return digitsOf(shaped) === digitsOf(text) && !/[a-z]/i.test(text)
    ? withNextSlash(shaped, form)
    : text.trim().slice(0, LONGEST_KEPT);
};

/** One field for both forms of a date: slashes come by themselves, and separators typed by hand are respected. */
const dateMaskOf =
  (form: DateForm): Mask =>
  (edit) => {
    if (isDeletion(edit)) return afterDeletion(edit, form);
    const { typed, caret } = edit;
    if (!isOneKey(edit) && typed !== edit.previous) {
      const text = pasted(typed, form);
      return { text, caret: text.length };
    }
    const isAtEnd = caret >= typed.length;
    const text = isAtEnd ? withNextSlash(padded(inShape(typed, form)), form) : inShape(typed, form);
    if (isAtEnd) return { text: /^\d{4}-\d{2}-\d{2}$/.test(text) ? pasted(text, form) : text, caret: text.length };
    const count = Math.min(digitsOf(typed.slice(0, caret)).length, digitsOf(text).length);
    return { text, caret: caretAfter({ text, count, skipsSeparators: true }) };
  };

export const dateMask = dateMaskOf('day');
export const monthMask = dateMaskOf('month');
