import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { isPayoffItem, payoffTotal } from '#rules/debts/payoff.ts';
import { aDebt } from '#rules/testing/builders.ts';
import { fc } from '#testing/fast-check.ts';
import { ORACLE_CASES, solarNames } from './oracle-cases.ts';

const anyDebt = fc.record({
  name: fc.constantFrom(...solarNames),
  type: fc.constantFrom('mortgage' as const, 'revolving' as const, 'solar' as const),
  balance: fc.nat({ max: 500_000 }),
  confirmed: fc.boolean(),
  toBePaidOff: fc.boolean(),
});

it('takes for a payoff item what the specification does, and leaves solar out of the total', () => {
  fc.assert(
    fc.property(fc.array(anyDebt, { maxLength: 8 }), fc.boolean(), (cases, wanted) => {
      const debts = cases.map(({ name, balance, ...rest }, at) =>
        aDebt({ ...rest, id: String(at), creditor: name.creditor, balance: toDollars(balance) }),
      );
      const items = cases.map(({ confirmed, toBePaidOff }) => (confirmed ? toBePaidOff !== wanted : false));
      expect(debts.map((debt) => isPayoffItem(debt, wanted))).toEqual(items);
      let total = 0;
      for (const { name, type, balance, toBePaidOff } of cases)
        if (toBePaidOff && type !== 'solar' && !name.isSolar) total += balance;
      expect(payoffTotal(debts)).toBe(total);
    }),
    ORACLE_CASES,
  );
});
