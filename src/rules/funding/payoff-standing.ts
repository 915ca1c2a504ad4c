import type { PaymentMethod } from '#entities/facts/payment.ts';
import type { PayoffLetter } from '#entities/facts/payoff-letter.ts';
import type { Day } from '#entities/values/day.ts';
import { type Cents, centsOf, type Dollars, toCents } from '#entities/values/money.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** Banking days until the creditor has the money: a wire the same day, ACH the next, a check by mail. */
const daysOnTheWay = { wire: 0, ach: 1, check: 3 } as const satisfies Record<PaymentMethod, number>;

export const arrivesOn = (method: PaymentMethod, sentOn: Day): Day =>
  addBusinessDays({ from: sentOn, count: daysOnTheWay[method], kind: 'banking' });

export const payoffStandings = ['missing', 'expired', 'good'] as const;
export type PayoffStanding = (typeof payoffStandings)[number];

/** Whether a payment sent today still pays the debt in full. Without a confirmed letter nobody knows. */
export const payoffStanding = (letter: PayoffLetter | null, asOf: Day): PayoffStanding => {
  if (letter === null) return 'missing';
  return arrivesOn(letter.to.method, asOf) > letter.goodThrough ? 'expired' : 'good';
};

/** More than the balance on file is a shortage of the plan, less is left over. */
export const payoffDifference = ({ amount }: Pick<PayoffLetter, 'amount'>, balance: Dollars): Cents =>
  toCents(amount - centsOf(balance));
