import type { Address } from '#entities/values/address.ts';

const DESIGNATOR = /(?:#|\b(?:apt|apartment|unit|ste|suite|no)\b\.?)\s*#?\s*([a-z0-9-]+)\s*$/i;

const unitAtEnd = (line: string): string | null => DESIGNATOR.exec(line.trim())?.[1]?.toLowerCase() ?? null;

/** A line of its own may hold the bare unit: `4B`. */
const unitIn = (line: string | null | undefined): string | null => {
  if (!line?.trim()) return null;
  return unitAtEnd(line) ?? line.trim().split(/\s+/).at(-1)?.toLowerCase() ?? null;
};

const numberIn = (line: string): string | null => /^\s*([\w-]+)/.exec(line)?.[1]?.toLowerCase() ?? null;

/** A home as a vendor names it; the unit may also stand at the end of the first line. */
export type NamedHome = { line1: string; unit?: string | null | undefined; zip: string };

/** By house number, unit and ZIP code: vendors spell streets in many ways. A building is not one of its units, nor the other way round. */
export const isHomeAsked = ({ line1, unit, zip }: NamedHome, asked: Address): boolean =>
  zip === asked.zip &&
  numberIn(line1) === numberIn(asked.line1) &&
  (unitIn(unit) ?? unitAtEnd(line1)) === (unitIn(asked.line2) ?? unitAtEnd(asked.line1));
