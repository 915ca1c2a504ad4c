import { describe, expect, it } from 'vitest';
import { policy } from '../testing/worked-example.ts';
import { termsTable } from './terms-table.ts';

describe('termsTable', () => {
  // A copy, since the computed table is cached by policy.
  const rowOf = (id: string, hasAutopay: boolean, by = { ...policy }) =>
    termsTable(by, hasAutopay).find((row) => row.id === id);

  it('has every product, term and fee of the policy once', () => {
    const { products, fees } = policy;
    const kinds = products.variable.draws.length + products.fixed.terms.length;
    const ids = termsTable(policy, false).map(({ id }) => id);
    expect(ids).toHaveLength(kinds * fees.forRate.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['variable-3-0', 'variable-3-150']);
  });

  it('says what each adds, and what it would without its fee or its autopay', () => {
    const withoutFee = rowOf('variable-10-0', true)?.adjust ?? 0;
    const withFee = rowOf('variable-10-499', true);
    expect(withFee).toMatchObject({
      terms: { product: 'variable', years: 10, originationFee: 499, hasAutopay: true },
      adjust: -175 - 25,
      adjustWithoutFee: withoutFee,
      adjustWithoutAutopay: -175,
    });
    expect(rowOf('variable-10-499', false)).toMatchObject({ adjust: -175, adjustWithoutAutopay: -175 });
  });

  it('says the same without a fee where the policy always takes one', () => {
    const dear = { ...policy, fees: { ...policy.fees, forRate: policy.fees.forRate.filter(({ fee }) => fee > 0) } };
    expect(rowOf('variable-10-499', false, dear)).toMatchObject({ adjust: -175, adjustWithoutFee: -175 });
    expect(rowOf('variable-10-0', false, dear)).toBeUndefined();
  });
});
