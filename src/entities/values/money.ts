import { z } from 'zod';

/**
 * Two kinds of money that must never be mixed: applicant and bureau figures are whole dollars,
 * computed figures are whole cents. Only this file converts between them.
 */
export const dollars = z.int().brand<'Dollars'>();
export type Dollars = z.infer<typeof dollars>;

export const cents = z.int().brand<'Cents'>();
export type Cents = z.infer<typeof cents>;

/** A balance, price or income an applicant may enter: never negative, never absurd. */
export const positiveDollars = z.int().min(0).max(1_000_000_000).brand<'Dollars'>();

const whole = (amount: number): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole amount`);
  return amount;
};

export const toDollars = (amount: number): Dollars => whole(amount) as Dollars;
export const toCents = (amount: number): Cents => whole(amount) as Cents;

export const centsOf = (amount: Dollars): Cents => (amount * 100) as Cents;

/** Half a cent rounds up: the only rounding of computed money. */
export const roundToCents = (exact: number): Cents => Math.round(exact) as Cents;

/** Whole dollars for display when cents do not matter; half a dollar rounds up. */
export const nearestDollars = (amount: Cents): Dollars => Math.round(amount / 100) as Dollars;
