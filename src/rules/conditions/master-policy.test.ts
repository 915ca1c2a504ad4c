import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { masterPolicyStanding } from './master-policy.ts';

it.each([
  [null, 'notRecorded'],
  [0, 'tooLow'],
  [999_999, 'tooLow'],
  [1_000_000, 'enough'],
  [2_000_000, 'enough'],
])('a master policy with liability of %s an occurrence: %s', (liability, standing) => {
  expect(masterPolicyStanding(liability === null ? null : toDollars(liability))).toBe(standing);
});
