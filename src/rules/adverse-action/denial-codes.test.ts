import { expect, it } from 'vitest';
import { denialCodes, hmdaDenialCodes } from './denial-codes.ts';
import { judgmentReason } from './judgment-reasons.ts';

it('maps each reason of judgment to a model reason and a code', () => {
  expect(judgmentReason.options.map((reason) => denialCodes[reason].hmda)).toEqual([6, 6, 6, 6, 4, 7, 9]);
});

it('gives each code once, in the order of the reasons, four at most', () => {
  expect(hmdaDenialCodes(['creditScore', 'bankruptcy', 'equity', 'obligations'])).toEqual([3, 4, 1]);
  expect(hmdaDenialCodes(['obligations', 'creditScore', 'equity', 'unverifiedIncome', 'other'])).toHaveLength(4);
});
