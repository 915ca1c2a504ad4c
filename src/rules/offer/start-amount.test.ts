import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { pagedAmount, startAmount } from './start-amount.ts';

it.each([
  [200_750, 25_000, 100_000],
  [30_250, 25_000, 25_000],
  [60_000, 41_320, 41_500],
  [41_400, 41_320, 41_400],
])('of at most %i and at least %i begins at %i', (most, least, amount) => {
  expect(startAmount({ most: toDollars(most), least: toDollars(least) })).toBe(amount);
});

it('pages by $5,000 within what may be chosen', () => {
  const range = { least: toDollars(25_000), most: toDollars(200_750) };
  expect(pagedAmount(toDollars(79_500), { pages: 1, ...range })).toBe(84_500);
  expect(pagedAmount(toDollars(199_000), { pages: 1, ...range })).toBe(range.most);
  expect(pagedAmount(toDollars(27_000), { pages: -1, ...range })).toBe(25_000);
});
