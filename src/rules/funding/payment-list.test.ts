import { expect, it } from 'vitest';
import { toDollars } from '#entities/money.ts';
import { toBasisPoints } from '#entities/percent.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, anApplication } from '../testing/builders.ts';
import { paymentList } from './payment-list.ts';

it('adds up to the cent, and never pays solar or what stays', () => {
  const amounts = fc.record({
    amount: fc.integer({ min: 25_000, max: 500_000 }),
    fee: fc.integer({ min: 0, max: 499 }),
    balances: fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.boolean()), { maxLength: 5 }),
    firstDraw: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(amounts, ({ amount, fee, balances, firstDraw }) => {
      const list = paymentList(
        anApplication({
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
        }),
      );
      const paid = balances.reduce((sum, [balance, isPaid]) => sum + (isPaid ? balance : 0), 0);
      const sum = list?.payments.reduce((total, payment) => total + payment.amount, 0) ?? -1;
      expect(sum).toBe(list?.total);
      expect((list?.total ?? 0) + (list?.left ?? 0)).toBe(list?.line);
      expect(sum).toBe((paid + firstDraw) * 100 + Math.round((amount * 100 * fee) / 10_000));
      expect(list?.payments.some(({ subject }) => subject === 'sun')).toBe(false);
    }),
  );
});
