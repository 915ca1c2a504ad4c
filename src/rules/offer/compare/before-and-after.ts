import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Cents, centsOf, toCents, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { paymentPlan } from '../../pricing/payment-plan.ts';
import type { Offer } from '../offer.ts';
import { debtRate } from './debt-rate.ts';
import { linePhases } from './line-phases.ts';
import { type PayDown, payDown } from './pay-down.ts';

export type PaidDebt = Pick<
  DebtItem,
  'id' | 'type' | 'balance' | 'monthlyPayment' | 'hiCredit' | 'term' | 'statedRate'
>;

/** Monthly cost now and after the draw, the months to the last payment, and interest and fee in all. */
export type DebtCourse = { now: Cents; later: Cents; months: number; cost: Cents };

export type DebtsToday =
  | ({ kind: 'known' } & DebtCourse)
  /** No rate on file for these debts. Above `even` they cost more than the line; null where no rate would. */
  | { kind: 'rateUnknown'; now: Cents; debtIds: string[]; even: BasisPoints | null }
  | { kind: 'paymentUnknown'; debtIds: string[] }
  /** The payments do not cover the interest. */
  | { kind: 'endless'; now: Cents; debtIds: string[] };

export type BeforeAndAfter = {
  today: DebtsToday;
  line: DebtCourse;
  /** The first year after the draw; null for a fixed rate, whose payment stays. */
  laterFrom: number | null;
  /** Today's payment kept up in the line; null where it would not be enough, or saves nothing. */
  keptUp: PayDown | null;
  /** What the line costs more in the end, below zero where it costs less; null while today's cost is not known. */
  more: Cents | null;
};

const MONTHS = 12;
const HIGHEST = 10_000;

const sum = (amounts: readonly number[]): Cents => toCents(amounts.reduce((total, amount) => total + amount, 0));
const paymentOf = ({ monthlyPayment }: PaidDebt): Cents => centsOf(monthlyPayment ?? toDollars(0));

const courseOf = (debt: PaidDebt, rate: BasisPoints): PayDown | null =>
  payDown({ balance: centsOf(debt.balance), rate, payment: paymentOf(debt) });

/** The lowest rate for every debt without one at which keeping them costs as much as the line. */
const evenRate = (debts: readonly PaidDebt[], cost: Cents): BasisPoints | null => {
  const costsAsMuch = (points: number): boolean => {
    const courses = debts.map((debt) => courseOf(debt, debtRate(debt) ?? toBasisPoints(points)));
    return courses.some((course) => course === null) || sum(courses.map((course) => course?.interest ?? 0)) >= cost;
  };
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (costsAsMuch(middle)) high = middle;
    else low = middle + 1;
  }
  return low === HIGHEST ? null : toBasisPoints(low);
};

const todayOf = (debts: readonly PaidDebt[], { cost, drawn }: { cost: Cents; drawn: number }): DebtsToday => {
  const idsOf = (found: readonly PaidDebt[]) => found.map(({ id }) => id);
  const unpaid = debts.filter(({ monthlyPayment }) => !monthlyPayment);
  if (unpaid.length > 0) return { kind: 'paymentUnknown', debtIds: idsOf(unpaid) };
  const now = sum(debts.map(paymentOf));
  const known = debts.flatMap((debt) => {
    const rate = debtRate(debt);
    return rate === null ? [] : [{ debt, course: courseOf(debt, rate) }];
  });
  const endless = known.filter(({ course }) => course === null).map(({ debt }) => debt);
  if (endless.length > 0) return { kind: 'endless', now, debtIds: idsOf(endless) };
  const unrated = debts.filter((debt) => debtRate(debt) === null);
  if (unrated.length > 0) return { kind: 'rateUnknown', now, debtIds: idsOf(unrated), even: evenRate(debts, cost) };
  return {
    kind: 'known',
    now,
    later: sum(known.map(({ debt, course }) => ((course?.months ?? 0) > drawn ? paymentOf(debt) : 0))),
    months: Math.max(...known.map(({ course }) => course?.months ?? 0)),
    cost: sum(known.map(({ course }) => course?.interest ?? 0)),
  };
};

/** The part of the line's fee that these debts cause. */
const feeShare = (balance: Cents, { amount, feeAmount }: Pick<Offer, 'amount' | 'feeAmount'>): Cents => {
  const line = centsOf(amount);
  return toCents(Math.floor((feeAmount * balance * 2 + line) / (2 * line)));
};

/**
 * The debts being paid off as they are paid today, without new charges, beside the same balance in the line with its minimum payments
 * at today's rate. Null without debts.
 */
export const beforeAndAfter = (
  debts: readonly PaidDebt[],
  offer: Pick<Offer, 'product' | 'years' | 'rate' | 'amount' | 'feeAmount'>,
  terms: { repaymentYears: number },
): BeforeAndAfter | null => {
  if (debts.length === 0) return null;
  const balance = centsOf(toDollars(debts.reduce((total, debt) => total + debt.balance, 0)));
  const { rate } = offer;
  const rows = paymentPlan({ balance, rate, phases: linePhases(offer, terms) });
  const fee = feeShare(balance, offer);
  const drawn = offer.years * MONTHS;
  const line = {
    now: rows[0]?.payment ?? toCents(0),
    later: rows[drawn]?.payment ?? toCents(0),
    months: rows.length,
    cost: toCents(sum(rows.map(({ interest }) => interest)) + fee),
  };
  const today = todayOf(debts, { cost: line.cost, drawn });
  const paid = 'now' in today ? today.now : toCents(0);
  const kept = payDown({ balance, rate, payment: paid });
  const isEnough = kept !== null && kept.months < line.months && (kept.months <= drawn || paid >= line.later);
  return {
    today,
    line,
    laterFrom: offer.product === 'fixed' ? null : offer.years + 1,
    keptUp: isEnough ? { months: kept.months, interest: toCents(kept.interest + fee) } : null,
    more: today.kind === 'known' ? toCents(line.cost - today.cost) : null,
  };
};
