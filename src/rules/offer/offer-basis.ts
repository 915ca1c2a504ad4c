import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { type Decision, decisionFigures } from '../decision/decision.ts';

const { score, value, valueSource, liens, income, debts, housing, cltvCap } = decisionFigures.shape;

/** The basis of an offer, independent of how the applicant shapes the line. Different figures make a different offer. */
export const offerBasis = z.object({
  policyVersion: day,
  index: basisPoints,
  score,
  value,
  valueSource,
  liens,
  income,
  debts,
  housing,
  /** All loans on the home against its value, at most; missing in offers from before it was kept. */
  limit: cltvCap.optional(),
  /** The maximum line and its rate, on default terms and with every debt kept. */
  maxLine: dollars.nullable(),
  rate: basisPoints.nullable(),
});
export type OfferBasis = z.infer<typeof offerBasis>;

/** From a decision made without a choice. */
export const offerBasisOf = (decision: Decision, policy: Policy): OfferBasis => {
  const { figures, chosen, maxLine, offers } = decision;
  const usual = offers.find(
    ({ product, years, originationFee }) =>
      product === chosen.product && years === chosen.years && originationFee === chosen.originationFee,
  );
  return {
    policyVersion: decision.policyVersion,
    index: policy.index.rate,
    score: figures.score,
    value: figures.value,
    valueSource: figures.valueSource,
    liens: figures.liens,
    income: figures.income,
    debts: figures.debts,
    housing: figures.housing,
    limit: figures.cltvCap,
    maxLine: maxLine?.amount ?? null,
    rate: usual?.rate ?? null,
  };
};

const withoutLimit = ({ limit: _, ...basis }: OfferBasis) => basis;

/** Whether an offer still rests on the same figures. Its limit is compared only where it was kept. */
export const isSameBasis = (kept: OfferBasis, now: OfferBasis): boolean => {
  const plain = JSON.stringify(withoutLimit(kept)) === JSON.stringify(withoutLimit(now));
  return plain && (kept.limit === undefined || kept.limit === now.limit);
};
