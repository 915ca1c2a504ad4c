import { type Dollars, toDollars } from '#entities/values/money.ts';

export const AMOUNT_STEP = 500;
export const AMOUNT_PAGE = 5000;

const stepped = (amount: number): number => Math.floor(amount / AMOUNT_STEP) * AMOUNT_STEP;

/** Half of the maximum: starting at the maximum would nudge applicants to borrow it. Never less than the required payoffs. */
export const startAmount = ({ most, least }: { most: Dollars; least: Dollars }): Dollars =>
  toDollars(Math.min(most, Math.max(stepped(most / 2), Math.ceil(least / AMOUNT_STEP) * AMOUNT_STEP)));

/** A page key moves ten steps, within the allowed range. */
export const pagedAmount = (
  amount: Dollars,
  { pages, least, most }: { pages: 1 | -1; least: Dollars; most: Dollars },
): Dollars =>
  toDollars(Math.min(most, Math.max(least, pages < 0 ? stepped(amount - AMOUNT_PAGE) : amount + AMOUNT_PAGE)));
