import type { Application } from '#entities/application.ts';
import type { CreditRange } from '#entities/credit-range.ts';
import { type Dollars, toDollars } from '#entities/money.ts';
import type { BasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap, lineWithinCltv } from '#rules/eligibility/cltv.ts';
import { liensThatStay } from '#rules/eligibility/liens.ts';

export type Estimate = {
  value: Dollars | null;
  owed: Dollars | null;
  /** The share all loans together may reach, as far as the answers tell; the best case where they do not. */
  cap: BasisPoints;
  /** All loans together. */
  most: Dollars | null;
  /** The line within the cap and the lender's largest; null until both figures are known. */
  room: Dollars | null;
  isUnderSmallest: boolean;
  known: number;
  of: number;
};

const BEST_SCORE = 850;

/** The lowest score of the band one chose; who is not sure, or below the floor, is shown the best case until a bureau says more. */
const scoreOf = (range: CreditRange | null): number => {
  const [lowest] = /^\d{3}/.exec(range ?? '') ?? [];
  return lowest === undefined ? BEST_SCORE : Number(lowest);
};

/** What the answers so far would allow. Never an offer: nothing here was checked. */
export const estimateFrom = (application: Application, policy: Policy): Estimate => {
  const { property, borrower } = application;
  const { value, usage, units, state } = property;
  const owed = liensThatStay(application).total;
  const cap = cltvCap({ score: scoreOf(borrower.creditRange), usage, units, state }, policy);
  if (cap === null) throw new Error('The policy has no cap for its own best score');
  const withinCap = value !== null && owed !== null ? lineWithinCltv({ value, cap, liens: owed }) : null;
  return {
    value,
    owed,
    cap,
    most: value === null ? null : lineWithinCltv({ value, cap, liens: toDollars(0) }),
    room: withinCap === null ? null : toDollars(Math.max(0, Math.min(withinCap, policy.line.max))),
    isUnderSmallest: withinCap !== null && withinCap < policy.line.min,
    known: [value, owed, borrower.creditRange, usage].filter((answer) => answer !== null).length,
    of: 4,
  };
};
