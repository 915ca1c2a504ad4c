import type { UnitCount } from '#entities/application/property-type.ts';
import { type Cents, toCents } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { hasTwoToFourUnits } from './cltv.ts';

/** Remaining debts, housing and the new payment over gross income; rounded up, so that the displayed figure passes when it does. */
export const dtiOf = ({
  obligations,
  payment,
  income,
}: {
  obligations: Cents;
  payment: Cents;
  income: Cents;
}): BasisPoints => toBasisPoints(Math.ceil(((obligations + payment) * 10_000) / income));

/** The lowest limit that applies; null while the score is unknown. */
export const dtiLimit = (
  { score, units }: { score: number | null; units: UnitCount | null },
  { dti }: Pick<Policy, 'dti'>,
): BasisPoints | null => {
  if (score === null) return null;
  const row = dti.byScore.find(({ minScore }) => score >= minScore);
  if (!row) return null;
  return hasTwoToFourUnits(units) ? toBasisPoints(Math.min(dti.twoToFourUnitsLimit, row.limit)) : row.limit;
};

/** The maximum new payment; below zero when the debts alone are over the limit. */
export const paymentRoom = ({
  obligations,
  income,
  limit,
}: {
  obligations: Cents;
  income: Cents;
  limit: BasisPoints;
}): Cents => toCents(Math.floor((income * limit) / 10_000) - obligations);

/** The lowest income that carries this monthly amount. */
export const incomeForDti = ({ monthly, limit }: { monthly: Cents; limit: BasisPoints }): Cents =>
  toCents(Math.ceil((monthly * 10_000) / limit));
