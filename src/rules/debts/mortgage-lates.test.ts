import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { aCreditFile, aDebt, aMortgage, anApplication, aRental } from '../testing/builders.ts';
import { latesWithin, mortgageLates } from './mortgage-lates.ts';

const asOf = toDay('2026-11-15');

describe('mortgage lates', () => {
  const late = (date: string, days = 30) => ({ date: toDay(date), days });
  const count = (months: number, ...dates: string[]) =>
    latesWithin({ lates: dates.map((on) => ({ debtId: 'm', on: toDay(on) })), months, asOf });

  it.each([
    [12, '2025-11-15', 0],
    [12, '2025-11-16', 1],
    [24, '2024-11-15', 0],
    [24, '2024-11-16', 1],
  ])('within %i months, one on %s counts %i', (months, date, expected) => {
    expect(count(months, date)).toBe(expected);
  });

  it.each([
    [29, 0],
    [30, 1],
  ])('takes a listed payment %i days late for %i', (days, expected) => {
    const application = anApplication({ mortgages: [aMortgage({ latePayments: [late('2026-03-01', days)] })] });
    expect(
      mortgageLates({ application, credit: { borrower: null, coborrower: null }, events: [], minDays: 30 }),
    ).toHaveLength(expected);
  });

  it('reads the file of either person', () => {
    const file = { ...aCreditFile([700]), debts: [aMortgage({ latePayments: [late('2026-03-01')] })] };
    for (const credit of [
      { borrower: file, coborrower: null },
      { borrower: null, coborrower: file },
    ])
      expect(mortgageLates({ application: anApplication({}), credit, events: [], minDays: 30 })).toHaveLength(1);
  });

  it('counts the same payment once, even if several sources report it', () => {
    const shared = aMortgage({
      latePayments: [late('2026-03-01'), late('2026-05-01', 29)],
      latePaymentDays: 30,
      latePaymentDate: toDay('2026-03-01'),
    });
    const lates = mortgageLates({
      application: anApplication({
        mortgages: [shared, aMortgage({ id: 'solar', creditor: 'Sunrun', latePayments: [late('2026-01-01')] })],
        propertyOwnership: [
          aRental({ mortgages: [aMortgage({ id: 'other', latePayments: [late('2026-03-01', 60)] })] }),
        ],
      }),
      events: [
        { id: 'e1', kind: 'missedMortgagePayment', on: toDay('2026-03-20'), chapter: null },
        { id: 'e2', kind: 'missedMortgagePayment', on: toDay('2026-07-20'), chapter: null },
        { id: 'e3', kind: 'foreclosure', on: toDay('2026-08-20'), chapter: null },
      ],
      credit: {
        borrower: aCreditFile([700], { debts: [shared, aDebt({ latePayments: [late('2026-02-01')] })] }),
        coborrower: null,
      },
      minDays: 30,
    });
    expect(lates).toEqual([
      { debtId: 'mortgage-1', on: '2026-03-01' },
      { debtId: 'other', on: '2026-03-01' },
      { debtId: null, on: '2026-07-20' },
    ]);
  });

  it('counts days late without a day for nothing', () => {
    const odd = aMortgage({ latePayments: [late('2026-03-01')], latePaymentDays: 60, latePaymentDate: null });
    const credit = { borrower: null, coborrower: null };
    expect(
      mortgageLates({ application: anApplication({ mortgages: [odd] }), credit, events: [], minDays: 30 }),
    ).toEqual([{ debtId: 'mortgage-1', on: '2026-03-01' }]);
  });

  it('reads the latest pair where no list is given', () => {
    const mortgages = [
      aMortgage({ latePaymentDays: 60, latePaymentDate: toDay('2026-06-01') }),
      aMortgage({ id: 'b', latePaymentDays: null, latePaymentDate: toDay('2026-06-01') }),
    ];
    const credit = { borrower: null, coborrower: null };
    expect(mortgageLates({ application: anApplication({ mortgages }), credit, events: [], minDays: 30 })).toEqual([
      { debtId: 'mortgage-1', on: '2026-06-01' },
    ]);
  });
});
