import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { aDebt } from '../testing/builders.ts';
import { countedPayment } from './counted-payment.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const $ = toDollars;

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
    [
      'a car loan put off for a while',
      aDebt({ type: 'auto', isDeferred: true, balance: $(24_150), monthlyPayment: $(412) }),
      41_200,
      'payment',
    ],
    ['an instalment loan of nought a month', aDebt({ type: 'auto', monthlyPayment: $(0) }), 0, 'payment'],
    ['a card without a payment', aDebt({ balance: $(2560), monthlyPayment: null }), 12_800, 'revolvingShare'],
    ['a card that reports nought', aDebt({ balance: $(2560), monthlyPayment: $(0) }), 12_800, 'revolvingShare'],
    ['a collection', aDebt({ type: 'collection', monthlyPayment: null }), 0, 'noPayment'],
    ['a judgment', aDebt({ type: 'judgment', monthlyPayment: null }), 0, 'noPayment'],
    ['a tax lien', aDebt({ type: 'taxLien', monthlyPayment: null }), 0, 'noPayment'],
    ['a cleared loan', aDebt({ type: 'auto', balance: $(0), monthlyPayment: null }), 0, 'noPayment'],
    [
      'a loan with a payment, of which nobody says what is owed',
      aDebt({ type: 'auto', balance: $(0), monthlyPayment: $(300), isAmountUnknown: true }),
      30_000,
      'payment',
    ],
    [
      'a loan that does not say what is owed',
      aDebt({ type: 'auto', balance: $(0), monthlyPayment: null, isAmountUnknown: true }),
      null,
      'unknown',
    ],
    [
      'a card that does not say what is owed',
      aDebt({ balance: $(0), monthlyPayment: null, isAmountUnknown: true }),
      null,
      'unknown',
    ],
    ['support', aDebt({ type: 'support', balance: $(0), monthlyPayment: $(400) }), 40_000, 'payment'],
    ['a loan nobody gave a payment for', aDebt({ type: 'auto', monthlyPayment: null }), null, 'unknown'],
  ])('%s', (_, debt, monthly, as) => {
    expect(countedPayment(debt, policy)).toEqual({ monthly, as });
  });
});
