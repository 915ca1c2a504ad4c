import { describe, expect, it } from 'vitest';
import { debtKind, isSolarObligation } from './solar-obligation.ts';

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

describe('debtKind', () => {
  it.each([
    ['SUNRUN INC.', 'mortgage', 'solar'],
    ['First Harbor Bank', 'mortgage', 'mortgage'],
    [null, 'revolving', 'revolving'],
  ] as const)('%s as %s is shown as %s', (creditor, type, kind) => {
    expect(debtKind({ creditor, type })).toBe(kind);
  });
});
