import { addDays, type Day, toDay, weekdayOf } from '../../values/day.ts';
import { type BasisPoints, toBasisPoints } from '../../values/percent.ts';

const YEARS = 50;
const MONDAY = 1;
const headers = { fixed: 'Term of Loan in Years', adjustable: 'Years to First Adjustment' } as const;
export type AporKind = keyof typeof headers;

/** Average prime offer rates, one row a week from its Monday. */
export type AporTable = { kind: AporKind; weeks: readonly { from: Day; rates: readonly BasisPoints[] }[] };

const dayOf = (text: string): Day => {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return toDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
};

const rateOf = (text: string): BasisPoints => {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) throw new Error(`${text} is not a rate`);
  return toBasisPoints(Math.round(Number(text) * 100));
};

/** Reads the published table, and refuses one that is cut, out of order or of another kind. */
export const parseApor = (text: string, kind: AporKind): AporTable => {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const years = Array.from({ length: YEARS }, (_, at) => String(at + 1));
  if (head !== [headers[kind], ...years].join('|')) throw new Error('the first line is not that of the table');
  const weeks = lines.map((line) => {
    const [date = '', ...rates] = line.split('|');
    if (rates.length !== YEARS) throw new Error(`the week of ${date} does not have ${YEARS} rates`);
    return { from: dayOf(date), rates: rates.map(rateOf) };
  });
  if (weeks.length === 0) throw new Error('the table has no week');
  weeks.forEach(({ from }, at) => {
    const before = weeks[at - 1];
    if (weekdayOf(from) !== MONDAY) throw new Error(`${from} is not a Monday`);
    if (before && from !== addDays(before.from, 7)) throw new Error(`the week before ${from} is missing`);
  });
  return { kind, weeks };
};

export type AporTables = { fixed: AporTable; adjustable: AporTable };
