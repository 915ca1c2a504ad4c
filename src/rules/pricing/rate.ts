import type { OfferChoice } from '#entities/application/offer-choice.ts';
import type { UnitCount } from '#entities/application/property-type.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { Dollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';

/** The inputs of a price other than the chosen terms. */
export type PricedLine = {
  score: number;
  cltv: BasisPoints;
  amount: Dollars;
  usage: PropertyUsage | null;
  units: UnitCount | null;
  isFirstLien: boolean;
};

export type Terms = Pick<OfferChoice, 'product' | 'years' | 'originationFee' | 'hasAutopay'>;

/** The grid's margin; null where the cell is empty or the score or CLTV is off the grid. */
export const gridMargin = (
  { score, cltv }: Pick<PricedLine, 'score' | 'cltv'>,
  { margins }: Pick<Policy, 'margins'>,
): BasisPoints | null => {
  const column = margins.cltvTo.findIndex((to) => cltv <= to);
  const row = margins.rows.find(({ minScore }) => score >= minScore);
  return column === -1 ? null : (row?.margins[column] ?? null);
};

const usageAdjuster = (usage: PropertyUsage | null, { adjusters }: Pick<Policy, 'adjusters'>): number => {
  if (usage === 'secondHome') return adjusters.secondHome;
  return usage === 'investment' ? adjusters.investment : 0;
};

/** Grid and adjusters of the line itself, before product, term, fee and autopay. */
export const lineMargin = (line: PricedLine, policy: Policy): BasisPoints | null => {
  const base = gridMargin(line, policy);
  if (base === null) return null;
  const { twoToFourUnits, smallLine, largeLine, firstLien } = policy.adjusters;
  return toBasisPoints(
    base +
      usageAdjuster(line.usage, policy) +
      (line.units === '2' || line.units === '3' || line.units === '4' ? twoToFourUnits : 0) +
      (line.amount < smallLine.under ? smallLine.adjust : 0) +
      (line.amount > largeLine.over ? largeLine.adjust : 0) +
      (line.isFirstLien ? firstLien : 0),
  );
};

/** Adjusters for product, term, fee and autopay; null when the policy has no such term or fee. */
export const termsAdjuster = (
  { product, years, originationFee, hasAutopay }: Terms,
  policy: Policy,
): BasisPoints | null => {
  const { variable, fixed } = policy.products;
  const term = (product === 'variable' ? variable.draws : fixed.terms).find((option) => option.years === years);
  const fee = policy.fees.forRate.find((option) => option.fee === originationFee);
  if (!term || !fee) return null;
  const productAdjust = product === 'fixed' ? fixed.adjust : 0;
  return toBasisPoints(productAdjust + term.adjust + fee.adjust + (hasAutopay ? policy.adjusters.autopay : 0));
};

/** Index plus margin, never below the floor or above the lifetime cap. */
export const rateOf = (margin: BasisPoints, { index, rate }: Pick<Policy, 'index' | 'rate'>): BasisPoints =>
  toBasisPoints(Math.min(rate.cap, Math.max(rate.floor, index.rate + margin)));

/** The margin and rate of a line on given terms; null when it is not offered. */
export const priceLine = (
  line: PricedLine,
  { terms, policy }: { terms: Terms; policy: Policy },
): { margin: BasisPoints; rate: BasisPoints } | null => {
  const base = lineMargin(line, policy);
  const adjust = termsAdjuster(terms, policy);
  if (base === null || adjust === null) return null;
  const margin = toBasisPoints(base + adjust);
  return { margin, rate: rateOf(margin, policy) };
};

/** Before a choice is made: the longest draw, no fee, no autopay. */
export const defaultTerms = ({ products, fees }: Policy): Terms => ({
  product: 'variable',
  years: Math.max(...products.variable.draws.map(({ years }) => years)),
  originationFee: toBasisPoints(Math.min(...fees.forRate.map(({ fee }) => fee))),
  hasAutopay: false,
});
