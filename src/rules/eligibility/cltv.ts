import type { UnitCount } from '#entities/application/property-type.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { UsState } from '#entities/values/us-state.ts';
import type { Policy, StateLimits } from '#policy/policy.ts';

/** Rounded up to the basis point, so that the displayed figure passes exactly when the ratio does. */
export const cltvOf = ({ liens, amount, value }: { liens: Dollars; amount: Dollars; value: Dollars }): BasisPoints =>
  toBasisPoints(Math.ceil(((liens + amount) * 10_000) / value));

export const hasTwoToFourUnits = (units: UnitCount | null): boolean => units === '2' || units === '3' || units === '4';

export const findStateLimits = (policy: Pick<Policy, 'states'>, state: UsState | null): StateLimits | null =>
  policy.states.find(({ code }) => code === state) ?? null;

export type CapFacts = {
  score: number | null;
  usage: PropertyUsage | null;
  units: UnitCount | null;
  state: UsState | null;
};

/**
 * The highest CLTV allowed: caps first, then deductions. Null when the score is unknown or below every row.
 * Unknown usage and units deduct nothing; their own rules report them as open.
 */
export const cltvCap = ({ score, usage, units, state }: CapFacts, policy: Policy): BasisPoints | null => {
  if (score === null) return null;
  const { byScore, investmentCap, secondHomeDeduction, twoToFourUnitsDeduction } = policy.cltv;
  const row = byScore.find(({ minScore }) => score >= minScore);
  if (!row) return null;
  const stateCap = findStateLimits(policy, state)?.maxCltv ?? row.cap;
  const usageCap = usage === 'investment' ? investmentCap : row.cap;
  const deductions =
    (usage === 'secondHome' ? secondHomeDeduction : 0) + (hasTwoToFourUnits(units) ? twoToFourUnitsDeduction : 0);
  return toBasisPoints(Math.min(row.cap, stateCap, usageCap) - deductions);
};

/** The largest line within a cap; below zero when the mortgages alone are over it. */
export const lineWithinCltv = ({ value, cap, liens }: { value: Dollars; cap: BasisPoints; liens: Dollars }): Dollars =>
  toDollars(Math.floor((value * cap) / 10_000) - liens);

/** The lowest value at which the line would fit. */
export const valueForCltv = ({ liens, amount, cap }: { liens: Dollars; amount: Dollars; cap: BasisPoints }): Dollars =>
  toDollars(Math.ceil(((liens + amount) * 10_000) / cap));
