import { type Dollars, positiveDollars } from '../values/money.ts';

const multipliers: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

const amountPattern = /(?<![\d.,])-?\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?(?:\s*([km])(?![a-z]))?/gi;

/**
 * Whole dollars from typed or pasted text: "585k", "$585,000.00", "1.2m", "Value: $585,000". Cents round half up.
 * Null if there is no amount, more than one, or a negative one.
 */
export const dollarsFromText = (text: string): Dollars | null => {
  const amounts = [...text.matchAll(amountPattern)].filter(
    ([, whole, cents]) => whole !== undefined || /\d/.test(cents ?? ''),
  );
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return null;
  const [matched, whole = '0', fraction = '', suffix = ''] = amount;
  if (matched.includes('-') || text.includes('\u2212')) return null;
  const number = Number(`${whole.replaceAll(',', '')}${fraction === '.' ? '' : fraction}`);
  // A fraction times a million is slightly off in floating point: round that error away first.
  const value = Math.round(Number((number * (multipliers[suffix.toLowerCase()] ?? 1)).toFixed(4)));
  const parsed = positiveDollars.safeParse(value);
  return parsed.success ? parsed.data : null;
};

/** "585,000": the dollar sign is next to the field, not in it. */
export const dollarsText = (amount: Dollars): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
