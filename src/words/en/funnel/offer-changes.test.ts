import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { offerChangeKind } from '#rules/offer/offer-changes.ts';
import { offerChangeText } from './offer-changes.ts';

it('says the new figure, the old one and why', () => {
  const dollars = (amount: number) => ({ unit: 'dollars' as const, amount: toDollars(amount) });
  expect(offerChangeText({ what: 'valuation', before: dollars(585_000), after: dollars(579_000) })).toBe(
    'Your home was valued at $579,000. Before, we used the $585,000 you told us.',
  );
  expect(
    offerChangeText({
      what: 'rate',
      before: { unit: 'basisPoints', amount: toBasisPoints(949) },
      after: { unit: 'basisPoints', amount: toBasisPoints(924) },
    }),
  ).toBe('So the APR without a fee is now 9.24% for that amount. It was 9.49%.');
  expect(
    offerChangeText({
      what: 'policy',
      before: { unit: 'day', day: toDay('2025-10-30') },
      after: { unit: 'day', day: toDay('2025-12-11') },
    }),
  ).toContain('dated December 11, 2025');
});

it.each(offerChangeKind.options)('has a sentence for %s without figures', (what) => {
  expect(offerChangeText({ what, before: null, after: null })).toMatch(/^[A-Z].*\.$/);
});
