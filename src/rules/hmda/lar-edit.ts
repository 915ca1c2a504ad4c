import type { LarFieldName } from '#entities/facts/lar.ts';
import { day } from '#entities/values/day.ts';
import { allowedValues } from './lar-values.ts';

/** A row as filed; null where a value is missing. */
export type LarTexts = Readonly<Record<LarFieldName, string | null>>;
export type Full = Readonly<Record<LarFieldName, string>>;

/** A published edit: the fields it reads, and whether they pass. */
export type Edit = { edit: string; reads: readonly LarFieldName[]; passes: (row: Full) => boolean };

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
export const isAbove = (text: string, least: number): boolean => isNumber(text) && Number(text) > least;
export const isWhole = (text: string): boolean => /^\d+$/.test(text) && Number(text) > 0;
export const isOut = (text: string): boolean => text === 'NA' || text === 'Exempt';
export const isDate = (text: string): boolean =>
  /^\d{8}$/.test(text) && day.safeParse(text.replace(/^(....)(..)(..)$/, '$1-$2-$3')).success;
export const once = (codes: readonly string[]): boolean => {
  const filled = codes.filter((code) => code !== '');
  return new Set(filled).size === filled.length;
};
export const when = (condition: boolean, consequence: boolean): boolean => !condition || consequence;
export const same = (one: boolean, other: boolean): boolean => one === other;
export const among = (text: string, ...codes: string[]): boolean => codes.includes(text);

export const UNDECIDED = ['4', '5', '6'];
export const NOT_ORIGINATED = ['2', '3', '4', '5', '7', '8'];
export const UNPRICED = ['3', '4', '5', '7'];

/** Every field holds one of its codes. */
export const codesOf = (edit: string, ...names: LarFieldName[]): Edit => ({
  edit,
  reads: names,
  passes: (row) => names.every((name) => allowedValues[name]?.includes(row[name]) ?? false),
});
