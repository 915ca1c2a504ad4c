import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, aMortgage } from '../testing/builders.ts';
import { isPayoffItem, payoffTotal } from './payoff.ts';

const $ = toDollars;

describe('isPayoffItem', () => {
  it.each([
    [true, false, true, true],
    [true, true, true, false],
    [true, true, false, true],
    [true, false, false, false],
    [false, false, true, false],
    [false, true, false, false],
  ])('confirmed %s, toBePaidOff %s, wanted %s: %s', (confirmed, toBePaidOff, wanted, expected) => {
    expect(isPayoffItem({ confirmed, toBePaidOff }, wanted)).toBe(expected);
  });
});

describe('payoffTotal', () => {
  it('adds what is to be paid off and is not solar', () => {
    const debts = [
      aDebt({ balance: $(7400), toBePaidOff: true }),
      aDebt({ balance: $(3200), toBePaidOff: true, confirmed: false }),
      aDebt({ balance: $(9000) }),
      aMortgage({ balance: $(18_000), creditor: 'SUNRUN INC', toBePaidOff: true }),
      aDebt({ balance: $(22_000), type: 'solar', creditor: null, toBePaidOff: true }),
    ];
    expect(payoffTotal(debts)).toBe(10_600);
    expect(payoffTotal([])).toBe(0);
  });

  it('does not depend on the order', () => {
    const debt = fc
      .record({ balance: fc.nat(100_000), toBePaidOff: fc.boolean(), isSolar: fc.boolean() })
      .map(({ balance, toBePaidOff, isSolar }) =>
        aDebt({ balance: $(balance), toBePaidOff, type: isSolar ? 'solar' : 'revolving' }),
      );
    fc.assert(
      fc.property(fc.array(debt), fc.integer(), (debts, turn) => {
        const at = debts.length === 0 ? 0 : Math.abs(turn) % debts.length;
        const turned = [...debts.slice(at), ...debts.slice(0, at)].toReversed();
        expect(payoffTotal(turned)).toBe(payoffTotal(debts));
      }),
    );
  });
});
