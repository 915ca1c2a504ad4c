import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { aDebt, aMortgage, anApplication } from '../testing/builders.ts';
import { monthlyDebts } from './monthly-debts.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const $ = toDollars;

describe('monthlyDebts', () => {
  it('leaves mortgages out and takes solar in wherever it is listed', () => {
    const application = anApplication({
      liabilities: [
        aDebt({ id: 'car', type: 'auto', balance: $(19_000), monthlyPayment: $(412) }),
        aDebt({ id: 'student', type: 'student', balance: $(24_000), monthlyPayment: $(241) }),
        aMortgage({ id: 'elsewhere' }),
        aMortgage({ id: 'line', type: 'homeEquityLine' }),
        aDebt({ id: 'odd', type: 'other', monthlyPayment: null }),
      ],
      mortgages: [aMortgage({}), aMortgage({ id: 'solar', creditor: 'GoodLeap', monthlyPayment: $(178) })],
    });
    const { monthly, rows, missing } = monthlyDebts(application, policy);
    expect(monthly).toBe(83_100);
    expect(rows.map(({ id }) => id)).toEqual(['car', 'student', 'odd', 'solar']);
    expect(missing).toEqual(['odd']);
  });
});
