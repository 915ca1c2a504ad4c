import type { Application } from '#entities/application/application.ts';
import { type Cents, centsOf, type Dollars, toCents } from '#entities/values/money.ts';
import { allDebts } from '../debts/all-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { shareOf } from '../pricing/payment.ts';

export type Payment = { kind: 'payoff' | 'fee' | 'cash'; subject: string; payee: string | null; amount: Cents };
export type PaymentList = { payments: Payment[]; total: Cents; line: Cents; left: Cents };

/** The amount and fee of a line; once accepted, as accepted. */
export type FundedLine = { amount: Dollars; feeAmount: Cents };

/** During the application: the line as the applicant chose it. Null until there is one. */
export const chosenLine = ({ offerChoice }: Pick<Application, 'offerChoice'>): FundedLine | null =>
  offerChoice && {
    amount: offerChoice.amount,
    feeAmount: shareOf(centsOf(offerChoice.amount), offerChoice.originationFee),
  };

const sumOf = (payments: readonly Payment[]): Cents => toCents(payments.reduce((sum, { amount }) => sum + amount, 0));

/** What confirmed payoff letters ask for, by debt; a debt without one counts with its balance. */
export type PayoffAmounts = ReadonlyMap<string, { amount: Cents }>;

/** Creditors first, then the fee. */
const paymentsToOthers = (
  application: Application,
  { feeAmount }: FundedLine,
  letters: PayoffAmounts = new Map(),
): Payment[] => [
  ...allDebts(application)
    .filter(isPaidOff)
    .map(({ id, creditor, balance }) => ({
      kind: 'payoff' as const,
      subject: id,
      payee: creditor,
      amount: letters.get(id)?.amount ?? centsOf(balance),
    })),
  { kind: 'fee', subject: 'origination', payee: null, amount: feeAmount },
];

/**
 * Everything paid on the funding day is one advance and has to reach the smallest one; so does the part sent to the borrower, unless the
 * line only pays off other loans.
 */
export const isAdvanceTooSmall = ({ total, cash }: { total: Cents; cash: Cents }, least: Dollars): boolean =>
  [total, cash].some((amount) => amount > 0 && amount < centsOf(least));

export const isDrawTooSmall = ({ payments, total }: Pick<PaymentList, 'payments' | 'total'>, least: Dollars): boolean =>
  isAdvanceTooSmall({ total, cash: sumOf(payments.filter(({ kind }) => kind === 'cash')) }, least);

/** The amount available to draw once creditors and the fee are paid. Null until a line is chosen. */
export const leftToDraw = (application: Application): Cents | null => {
  const line = chosenLine(application);
  return line && toCents(centsOf(line.amount) - sumOf(paymentsToOthers(application, line)));
};

/** All payments on the funding day, the initial draw to the borrower's account last. Null until known. */
export const paymentList = (
  application: Application,
  funded: FundedLine | null,
  letters: PayoffAmounts = new Map(),
): PaymentList | null => {
  const { disbursement } = application;
  if (funded === null || disbursement === null) return null;
  const { accountHolder, firstDraw } = disbursement;
  const payments: Payment[] = [
    ...paymentsToOthers(application, funded, letters),
    { kind: 'cash' as const, subject: 'firstDraw', payee: accountHolder, amount: centsOf(firstDraw) },
  ].filter(({ amount }) => amount > 0);
  const line = centsOf(funded.amount);
  const total = sumOf(payments);
  return { payments, total, line, left: toCents(line - total) };
};
