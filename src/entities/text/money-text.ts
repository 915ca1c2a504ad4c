import { type Dollars, positiveDollars } from '../values/money.ts';

const multipliers: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** Everything that may belong to a figure; separators of other countries stay in it, so that it is refused whole. */
const FIGURE = /[-\u2212\u2013]?\s*\$?\s*[\d.,'\u2019]*\d[\d.,'\u2019]*(?:\s*[km](?![a-z]))?/gi;
const GROUPED = /^(\d{1,3}(?:,\d{3})+|\d*)(\.\d*)?([km])?$/i;

type Figure = { whole: string; fraction: string; suffix: string };

const figureIn = (text: string): Figure | null => {
  const [figure, ...others] = text.match(FIGURE) ?? [];
  if (figure === undefined || others.length > 0 || /\d\s*[-\u2212\u2013]/.test(text)) return null;
  // The dash of "Value - $585,000" stands apart from its figure.
  const isApart = /\S\s+[-\u2212\u2013]\s+\$?[\d.]/.test(text);
  const unsigned = isApart ? figure.replace(/^[-\u2212\u2013]/, '') : figure;
  const [, whole = '', fraction = '', suffix = ''] = GROUPED.exec(unsigned.replace(/[\s$]/g, '')) ?? [];
  if (whole === '' && fraction === '') return null;
  // "500.000" is half a million elsewhere; only "1.125m" has more decimals than cents.
  return suffix === '' && fraction.length > '.00'.length ? null : { whole, fraction, suffix };
};

/**
 * Whole dollars from typed or pasted text: "585k", "$585,000.00", "1.2m", "Value: $585,000". Cents round half up.
 * Null if there is no amount, more than one ("500-600"), a negative one, or one written another country's way.
 */
export const dollarsFromText = (text: string): Dollars | null => {
  const figure = figureIn(text.replace(/\.$/, ''));
  if (figure === null) return null;
  const number = Number(`${figure.whole.replaceAll(',', '') || '0'}${figure.fraction === '.' ? '' : figure.fraction}`);
  // A fraction times a million is slightly off in floating point: round that error away first.
  const value = Math.round(Number((number * (multipliers[figure.suffix.toLowerCase()] ?? 1)).toFixed(4)));
  const parsed = positiveDollars.safeParse(value);
  return parsed.success ? parsed.data : null;
};

/** "585,000": the dollar sign is next to the field, not in it. */
export const dollarsText = (amount: Dollars): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
