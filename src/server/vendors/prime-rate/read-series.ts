import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { PrimeChange } from './port.ts';

/** A holiday has no value: an empty field or `.` at FRED, `ND` at the Board. */
const noValue = /^(|\.|ND)$/;
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/)
  .transform((text) => toBasisPoints(Math.round(Number(text) * 100)));
const FEWEST_DAYS = 5;

const headers = [
  ['observation_date', 'DPRIME'],
  ['DATE', 'DPRIME'],
  ['Time Period', 'RIFSPBLP_N.B'],
] as const;

const rowsOf = (text: string): string[][] | null => {
  try {
    return z
      .array(z.array(z.string()))
      .parse(parse(text, { relax_column_count: true, skip_empty_lines: true, trim: true, bom: true }));
  } catch {
    return null;
  }
};

/** A published series as its changes; null where it is not one, or its days are out of order. */
export const readSeries = (text: string): PrimeChange[] | null => {
  const rows = rowsOf(text);
  const start = rows?.findIndex((row) => headers.some(([date, value]) => row[0] === date && row[1] === value)) ?? -1;
  if (!rows || start === -1) return null;
  const told = rows.slice(start + 1).filter(([, value = '']) => !noValue.test(value));
  const read = z.array(z.tuple([day, percent])).safeParse(told);
  if (!read.success || read.data.length < FEWEST_DAYS) return null;
  const isOrdered = read.data.every(([on], at) => at === 0 || on > (read.data[at - 1]?.[0] ?? on));
  if (!isOrdered) return null;
  return read.data.flatMap(([from, rate], at) => (rate === read.data[at - 1]?.[1] ? [] : [{ from, rate }]));
};
