import type { Application } from '#entities/application/application.ts';
import type { CreditRange } from '#entities/values/credit-range.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap, lineWithinCltv } from '../eligibility/cltv.ts';
import { liensThatStay } from '../eligibility/liens.ts';
import { scoreFloor } from '../eligibility/score-floor.ts';

export type Estimate = {
  value: Dollars | null;
  owed: Dollars | null;
  /** The maximum CLTV under the answers so far; the best case where they leave it open. */
  cap: BasisPoints;
  /** All loans together. */
  most: Dollars | null;
  /** The line within the cap and the lender's maximum; null until both figures are known. */
  room: Dollars | null;
  /** The equity that neither loans nor line use; never below zero. */
  kept: Dollars | null;
  isUnderSmallest: boolean;
  /** The minimum score for this home, when the chosen range is below it: no line then, regardless of the home's value. */
  missedFloor: number | null;
  known: number;
  of: number;
};

const BEST_SCORE = 850;

/** The lowest score of the chosen band; "not sure" shows the best case until a bureau reports. */
const scoreOf = (range: CreditRange | null): number => {
  if (range === 'below640') return 0;
  const [lowest] = /^\d{3}/.exec(range ?? '') ?? [];
  return lowest === undefined ? BEST_SCORE : Number(lowest);
};

type Share = Pick<Estimate, 'value' | 'owed' | 'cap'>;

/** Splits the home's value into debt, available line and remaining equity. */
export const equityWithin = ({ value, owed, cap }: Share, { line }: Policy) => {
  const withinCap = value !== null && owed !== null ? lineWithinCltv({ value, cap, liens: owed }) : null;
  const most = value === null ? null : lineWithinCltv({ value, cap, liens: toDollars(0) });
  const room = withinCap === null ? null : toDollars(Math.max(0, Math.min(withinCap, line.max)));
  const taken = owed === null || room === null ? most : owed + room;
  return {
    value,
    owed,
    cap,
    most,
    room,
    kept: value === null || taken === null ? null : toDollars(Math.max(0, value - taken)),
    isUnderSmallest: withinCap !== null && withinCap < line.min,
  };
};

/** An estimate from the answers so far. Never an offer: nothing here was verified. */
export const estimateFrom = (application: Application, policy: Policy): Estimate => {
  const { property, borrower } = application;
  const { value, usage, units, state } = property;
  const owed = liensThatStay(application).total;
  const score = scoreOf(borrower.creditRange);
  const floor = scoreFloor(usage, policy);
  const isBelow = score < floor;
  const best = cltvCap({ score: BEST_SCORE, usage, units, state }, policy);
  const cap = isBelow ? best : cltvCap({ score, usage, units, state }, policy);
  if (best === null || cap === null) throw new Error('The policy has no cap for its own best score');
  const atBest = equityWithin({ value, owed, cap: best }, policy);
  return {
    // Where even the best score leaves too little, the likely no says so with these figures, and no others stand beside it.
    ...(atBest.isUnderSmallest ? atBest : equityWithin({ value, owed, cap }, policy)),
    missedFloor: isBelow ? floor : null,
    known: [value, owed, borrower.creditRange, usage].filter((answer) => answer !== null).length,
    of: 4,
  };
};
