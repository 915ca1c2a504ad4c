import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { toDollars } from '#entities/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
import { aCreditFile, aDebt, aMortgage, anApplication, aRental } from '../testing/builders.ts';
import { countedPayment } from './counted-payment.ts';
import { monthlyDebts } from './monthly-debts.ts';
import { latesWithin, mortgageLates } from './mortgage-lates.ts';
import { isPayoffItem, payoffTotal } from './payoff.ts';
import { isSolarObligation } from './solar-obligation.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
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

describe('countedPayment', () => {
  it.each([
    ['a payment', aDebt({ monthlyPayment: $(128) }), 12_800, 'payment'],
    ['paid off at closing', aDebt({ toBePaidOff: true }), 0, 'paidOff'],
    ['omitted', aDebt({ omitted: true }), 0, 'omitted'],
    ['ten payments left', aDebt({ type: 'auto', balance: $(1000), monthlyPayment: $(100) }), 0, 'fewPaymentsLeft'],
    ['ten and a bit', aDebt({ type: 'auto', balance: $(1001), monthlyPayment: $(100) }), 10_000, 'payment'],
    [
      'few left on an instalment loan',
      aDebt({ type: 'installment', balance: $(50), monthlyPayment: $(100) }),
      0,
      'fewPaymentsLeft',
    ],
    [
      'few left on a student loan',
      aDebt({ type: 'student', balance: $(500), monthlyPayment: $(100) }),
      0,
      'fewPaymentsLeft',
    ],
    ['few left on a card', aDebt({ type: 'revolving', balance: $(500), monthlyPayment: $(100) }), 10_000, 'payment'],
    ['few left on a lease', aDebt({ type: 'lease', balance: $(500), monthlyPayment: $(300) }), 30_000, 'payment'],
    ['few left on solar', aDebt({ type: 'solar', balance: $(500), monthlyPayment: $(178) }), 17_800, 'payment'],
    [
      'solar by its creditor',
      aDebt({ type: 'installment', creditor: 'Sunnova Energy', balance: $(500), monthlyPayment: $(178) }),
      17_800,
      'payment',
    ],
    [
      'solar flagged as paid off',
      aDebt({ type: 'solar', toBePaidOff: true, monthlyPayment: $(178) }),
      17_800,
      'payment',
    ],
    [
      'a deferred student loan',
      aDebt({ type: 'student', isDeferred: true, balance: $(24_150), monthlyPayment: null }),
      24_150,
      'deferredShare',
    ],
    [
      'a deferred student loan with a payment later',
      aDebt({ type: 'student', isDeferred: true, balance: $(24_150), monthlyPayment: $(900) }),
      24_150,
      'deferredShare',
    ],
    ['a card without a payment', aDebt({ balance: $(2560), monthlyPayment: null }), 12_800, 'revolvingShare'],
    ['a card that reports nought', aDebt({ balance: $(2560), monthlyPayment: $(0) }), 12_800, 'revolvingShare'],
    ['a collection', aDebt({ type: 'collection', monthlyPayment: null }), 0, 'noPayment'],
    ['a judgment', aDebt({ type: 'judgment', monthlyPayment: null }), 0, 'noPayment'],
    ['a tax lien', aDebt({ type: 'taxLien', monthlyPayment: null }), 0, 'noPayment'],
    ['a cleared loan', aDebt({ type: 'auto', balance: $(0), monthlyPayment: null }), 0, 'noPayment'],
    ['support', aDebt({ type: 'support', balance: $(0), monthlyPayment: $(400) }), 40_000, 'payment'],
    ['a loan nobody gave a payment for', aDebt({ type: 'auto', monthlyPayment: null }), null, 'unknown'],
  ])('%s', (_, debt, monthly, as) => {
    expect(countedPayment(debt, policy)).toEqual({ monthly, as });
  });
});

describe('monthlyDebts', () => {
  it('leaves mortgages out and takes solar in wherever it is listed', () => {
    const application = anApplication({
      liabilities: [
        aDebt({ id: 'car', type: 'auto', balance: $(19_000), monthlyPayment: $(412) }),
        aDebt({ id: 'student', type: 'student', balance: $(24_000), monthlyPayment: $(241) }),
        aMortgage({ id: 'elsewhere' }),
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

  it('counts the same payment once, whoever reports it', () => {
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
        derogatoryEvents: [
          { id: 'e1', kind: 'missedMortgagePayment', on: toDay('2026-03-20'), chapter: null },
          { id: 'e2', kind: 'missedMortgagePayment', on: toDay('2026-07-20'), chapter: null },
          { id: 'e3', kind: 'foreclosure', on: toDay('2026-08-20'), chapter: null },
        ],
      }),
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

  it('reads the latest pair where no list is given', () => {
    const mortgages = [
      aMortgage({ latePaymentDays: 60, latePaymentDate: toDay('2026-06-01') }),
      aMortgage({ id: 'b', latePaymentDays: null, latePaymentDate: toDay('2026-06-01') }),
    ];
    const credit = { borrower: null, coborrower: null };
    expect(mortgageLates({ application: anApplication({ mortgages }), credit, minDays: 30 })).toEqual([
      { debtId: 'mortgage-1', on: '2026-06-01' },
    ]);
  });
});
