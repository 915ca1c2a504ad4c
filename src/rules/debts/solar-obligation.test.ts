import { describe, expect, it } from 'vitest';
import { isSolarObligation } from './solar-obligation.ts';

describe('isSolarObligation', () => {
  it.each([
    ['GoodLeap, LLC', 'mortgage', true],
    ['SUNRUN INC.', 'mortgage', true],
    ['First Harbor Bank', 'mortgage', false],
    [null, 'mortgage', false],
    [null, 'solar', true],
  ] as const)('%s as %s: %s', (creditor, type, expected) => {
    expect(isSolarObligation({ creditor, type })).toBe(expected);
  });
});
