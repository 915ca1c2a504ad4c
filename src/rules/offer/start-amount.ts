import { type Dollars, toDollars } from '#entities/values/money.ts';

export const AMOUNT_STEP = 500;
export const AMOUNT_PAGE = 5000;

const stepped = (amount: number): number => Math.floor(amount / AMOUNT_STEP) * AMOUNT_STEP;

/** Half of what is possible: to begin at the most would be a nudge to borrow it. Never less than what has to be paid off. */
export const startAmount = ({ most, least }: { most: Dollars; least: Dollars }): Dollars =>
  toDollars(Math.min(most, Math.max(stepped(most / 2), Math.ceil(least / AMOUNT_STEP) * AMOUNT_STEP)));

/** A page key moves ten steps, within what may be chosen. */
export const pagedAmount = (
  amount: Dollars,
  { pages, least, most }: { pages: 1 | -1; least: Dollars; most: Dollars },
): Dollars => toDollars(Math.min(stepped(most), Math.max(least, amount + pages * AMOUNT_PAGE)));
