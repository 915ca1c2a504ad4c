import { expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { offerWaits } from './offer-waits.ts';

const known = { value: toDollars(500_000), scoreSource: 'scored', income: toCents(800_000) } as const;

it.each([
  [known, []],
  [{ ...known, scoreSource: 'stated' as const }, []],
  [{ ...known, value: null }, ['value']],
  [{ ...known, scoreSource: 'frozen' as const }, ['frozenFile']],
  [{ ...known, scoreSource: 'unknown' as const, income: null }, ['creditFile', 'income']],
])('with %o it waits for %o', (figures, waits) => {
  expect(offerWaits(figures)).toEqual(waits);
});
