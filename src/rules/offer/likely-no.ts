import type { Application } from '#entities/application/application.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap, cltvOf, lineWithinCltv, valueForCltv } from '../eligibility/cltv.ts';
import { liensThatStay } from '../eligibility/liens.ts';

/** The arithmetic of too little room: what all loans may come to, less what is owed, against the smallest line. */
export type LikelyNo = {
  value: Dollars;
  cap: BasisPoints;
  most: Dollars;
  owed: Dollars;
  /** Zero where the loans alone are over the limit. */
  room: Dollars;
  least: Dollars;
  missing: Dollars;
  /** What all loans would come to with the smallest line. */
  needs: BasisPoints;
  /** The lowest value of the home at which the smallest line would fit. */
  enough: Dollars;
};

const BEST_SCORE = 850;

/**
 * Whether the household's own figures leave less than the smallest line even at the best score. Telling it before the credit check is
 * an answer to an inquiry, not a decision; null while a figure is missing or the room is there.
 */
export const likelyNo = (application: Application, policy: Policy): LikelyNo | null => {
  const { value, usage, units, state } = application.property;
  const owed = liensThatStay(application).total;
  const cap = cltvCap({ score: BEST_SCORE, usage, units, state }, policy);
  if (value === null || owed === null || cap === null) return null;
  const most = lineWithinCltv({ value, cap, liens: toDollars(0) });
  const room = toDollars(Math.max(0, most - owed));
  const least = policy.line.min;
  if (room >= least) return null;
  const missing = toDollars(least - Math.min(room, most - owed));
  const enough = valueForCltv({ liens: owed, amount: least, cap });
  const needs = cltvOf({ liens: owed, amount: least, value });
  return { value, cap, most, owed, room, least, missing, needs, enough };
};
