import { expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, anApplication } from '../testing/builders.ts';
import { chosenLine, isDrawTooSmall, leftToDraw, paymentList } from './payment-list.ts';

it('adds up to the cent, and never pays solar or what stays', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 25_000, max: 500_000 }),
    fee: fc.integer({ min: 0, max: 499 }),
    balances: fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.boolean()), { maxLength: 5 }),
    firstDraw: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(amounts, ({ amount, fee, balances, firstDraw }) => {
      const application = anApplication({
        liabilities: balances.map(([balance, toBePaidOff], at) =>
          aDebt({ id: `debt-${at}`, balance: toDollars(balance), toBePaidOff, creditor: 'Harbor Bank' }),
        ),
        mortgages: [aDebt({ id: 'sun', balance: toDollars(9000), toBePaidOff: true, creditor: 'Sunrun' })],
        offerChoice: {
          amount: toDollars(amount),
          product: 'variable',
          years: 10,
          originationFee: toBasisPoints(fee),
          hasAutopay: false,
        },
        disbursement: {
          accountHolder: 'Dana Whitfield',
          bankName: 'Harbor Bank',
          accountKind: 'checking',
          routingNumber: '021000021',
          accountLast4: '4471',
          firstDraw: toDollars(firstDraw),
        },
      });
      const list = paymentList(application, chosenLine(application));
      const paid = balances.reduce((sum, [balance, isPaid]) => sum + (isPaid ? balance : 0), 0);
      const sum = list?.payments.reduce((total, payment) => total + payment.amount, 0) ?? -1;
      expect(sum).toBe(list?.total);
      expect((list?.total ?? 0) + (list?.left ?? 0)).toBe(list?.line);
      expect(sum).toBe((paid + firstDraw) * 100 + Math.round((amount * 100 * fee) / 10_000));
      expect(list?.payments.some(({ subject }) => subject === 'sun')).toBe(false);
      expect(leftToDraw(application)).toBe((list?.left ?? 0) + firstDraw * 100);
    }),
  );
});

const offerChoice: Application['offerChoice'] = {
  amount: toDollars(85_000),
  product: 'variable',
  years: 10,
  originationFee: toBasisPoints(150),
  hasAutopay: false,
};
const disbursement: Application['disbursement'] = {
  accountHolder: 'Dana Whitfield',
  bankName: 'Harbor Bank',
  accountKind: 'checking',
  routingNumber: '021000021',
  accountLast4: '4471',
  firstDraw: toDollars(20_000),
};
const liabilities = [
  aDebt({ id: 'card', balance: toDollars(9860), toBePaidOff: true, creditor: 'Union Card' }),
  aDebt({ id: 'empty', balance: toDollars(0), toBePaidOff: true, creditor: 'Store Card' }),
  aDebt({ id: 'car', balance: toDollars(17_900), creditor: 'Auto Trust' }),
];

const listOf = (application: Application) => paymentList(application, chosenLine(application));

it('pays creditors first, then the fee, then the person, and nobody nothing', () => {
  expect(listOf(anApplication({ offerChoice, disbursement, liabilities }))).toEqual({
    payments: [
      { kind: 'payoff', subject: 'card', payee: 'Union Card', amount: 9860_00 },
      { kind: 'fee', subject: 'origination', payee: null, amount: 1275_00 },
      { kind: 'cash', subject: 'firstDraw', payee: 'Dana Whitfield', amount: 20_000_00 },
    ],
    total: 31_135_00,
    line: 85_000_00,
    left: 53_865_00,
  });
});

it('has no row for a fee that is not charged', () => {
  const free = { ...offerChoice, originationFee: toBasisPoints(0) };
  const list = listOf(anApplication({ offerChoice: free, disbursement }));
  expect(list?.payments.map(({ kind }) => kind)).toEqual(['cash']);
});

it.each<[string, Partial<Application>]>([
  ['nothing is chosen', { offerChoice: null, disbursement }],
  ['no account is named', { offerChoice, disbursement: null }],
  ['neither is', { offerChoice: null, disbursement: null }],
])('is not known while %s', (_, change) => {
  expect(listOf(anApplication({ ...change, liabilities }))).toBeNull();
});

it('knows what may be drawn as soon as a line is chosen', () => {
  expect(leftToDraw(anApplication({ offerChoice, disbursement: null, liabilities }))).toBe(73_865_00);
  expect(leftToDraw(anApplication({ offerChoice: null, disbursement, liabilities }))).toBeNull();
});

const least = toDollars(4000);
it.each<[string, { firstDraw: number; payoff: number; fee: number }, boolean]>([
  ['a draw below it', { firstDraw: 3999, payoff: 0, fee: 0 }, true],
  ['a draw that reaches it', { firstDraw: 4000, payoff: 0, fee: 0 }, false],
  ['a small draw beside a large payoff', { firstDraw: 1, payoff: 20_000, fee: 0 }, true],
  ['no draw beside a large payoff', { firstDraw: 0, payoff: 20_000, fee: 0 }, false],
  ['no draw beside a small payoff', { firstDraw: 0, payoff: 3000, fee: 0 }, true],
  ['nothing but the fee', { firstDraw: 0, payoff: 0, fee: 150 }, true],
  ['nothing at all', { firstDraw: 0, payoff: 0, fee: 0 }, false],
])('the smallest advance is compared with %s', (_, { firstDraw, payoff, fee }, isTooSmall) => {
  const application = anApplication({
    offerChoice: { ...offerChoice, originationFee: toBasisPoints(fee) },
    disbursement: { ...disbursement, firstDraw: toDollars(firstDraw) },
    liabilities: [aDebt({ id: 'card', balance: toDollars(payoff), toBePaidOff: true, creditor: 'Union Card' })],
  });
  const list = listOf(application);
  expect(list && isDrawTooSmall(list, least)).toBe(isTooSmall);
});
