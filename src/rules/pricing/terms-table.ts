import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { type Terms, termsAdjuster } from './rate.ts';

/** One way to take a line, with its margin adjustment, and the adjustment without its fee or its autopay. */
export type TermsRow = {
  id: string;
  terms: Terms;
  adjust: BasisPoints;
  adjustWithoutFee: BasisPoints;
  adjustWithoutAutopay: BasisPoints;
};

const rowsOf = (policy: Policy, hasAutopay: Terms['hasAutopay']): TermsRow[] => {
  const { products, fees } = policy;
  const kinds = [
    ...products.variable.draws.map(({ years }) => ({ product: 'variable' as const, years })),
    ...products.fixed.terms.map(({ years }) => ({ product: 'fixed' as const, years })),
  ];
  return kinds.flatMap((kind) =>
    fees.forRate.flatMap(({ fee }) => {
      const terms: Terms = { ...kind, originationFee: fee, hasAutopay };
      const adjust = termsAdjuster(terms, policy);
      if (adjust === null) return [];
      const withoutFee = termsAdjuster({ ...terms, originationFee: toBasisPoints(0) }, policy);
      const withoutAutopay = termsAdjuster({ ...terms, hasAutopay: false }, policy);
      return [
        {
          id: `${kind.product}-${kind.years}-${fee}`,
          terms,
          adjust,
          adjustWithoutFee: withoutFee ?? adjust,
          adjustWithoutAutopay: withoutAutopay ?? adjust,
        },
      ];
    }),
  );
};

type Tables = { with: TermsRow[]; without: TermsRow[] };
const tables = new WeakMap<Policy, Tables>();

/** Every product, term and fee of a policy, in its order; computed once per policy, since every decision needs it. */
export const termsTable = (policy: Policy, hasAutopay: Terms['hasAutopay']): readonly TermsRow[] => {
  const table = tables.get(policy) ?? { with: rowsOf(policy, true), without: rowsOf(policy, false) };
  tables.set(policy, table);
  return hasAutopay ? table.with : table.without;
};
