import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { aDebt } from '../testing/builders.ts';
import { exampleApplication, exampleLoan, policy } from '../testing/worked-example.ts';
import { findPayoff } from './find-payoff.ts';

const $ = toDollars;
const terms = { product: 'variable', years: 10, originationFee: toBasisPoints(150), hasAutopay: false } as const;
const card = (id: string, balance: number, monthlyPayment: number) =>
  aDebt({ id, balance: $(balance), monthlyPayment: $(monthlyPayment) });

/** The line of $85,000 qualifies at $737.11; half of $5,000 and obligations of $2,000 leave room for $500. */
const loan: Partial<LoanFacts> = {
  debts: toCents(1000_00),
  housing: toCents(1000_00),
  income: { monthly: toCents(5000_00), isVerified: true },
  dtiLimit: toBasisPoints(5000),
  payoffTotal: $(0),
};
type Asking = { facts?: Partial<LoanFacts>; amount?: number | null };
const found = (liabilities: ReturnType<typeof card>[], { facts = {}, amount = 85_000 }: Asking = {}) =>
  findPayoff({
    application: exampleApplication({ liabilities, mortgages: [] }),
    facts: exampleLoan({ ...loan, ...facts }),
    amount: amount === null ? null : $(amount),
    terms,
    policy,
  });

describe('what to pay off so that the line fits the income', () => {
  it('is what frees the $237.11 that are missing, to the cent', () => {
    expect(found([card('a', 4000, 237)])).toBeNull();
    expect(found([card('a', 4000, 238)])).toEqual({ debtIds: ['a'], total: 4000 });
    expect(found([card('a', 4000, 237)], { facts: { housing: toCents(999_90) } })).toBeNull();
    expect(found([card('a', 4000, 237)], { facts: { housing: toCents(999_89) } })).toMatchObject({ debtIds: ['a'] });
  });

  it('counts debts and housing alike', () => {
    expect(found([card('a', 4000, 237)], { facts: { debts: toCents(999_89) } })).toMatchObject({ debtIds: ['a'] });
    expect(found([card('a', 4000, 239)], { facts: { debts: toCents(1002_00) } })).toBeNull();
  });

  it('is the cheapest set, not the first', () => {
    const debts = [card('dear', 9000, 400), card('half', 2000, 120), card('rest', 3000, 120), card('other', 6000, 240)];
    expect(found(debts)).toEqual({ debtIds: ['half', 'rest'], total: 5000 });
  });

  it('is paid from what the line has left', () => {
    // The fee takes $1,275 of $85,000.
    const facts = { payoffTotal: $(78_725) };
    expect(found([card('a', 5000, 300)], { facts })).toEqual({ debtIds: ['a'], total: 5000 });
    expect(found([card('a', 5001, 300)], { facts })).toBeNull();
  });

  it('is nothing more where the line fits as it is, and none where nothing of it is left', () => {
    const fits = { debts: toCents(0) };
    expect(found([card('a', 4000, 238)], { facts: fits })).toEqual({ debtIds: [], total: 0 });
    expect(found([card('a', 4000, 238)], { facts: { ...fits, payoffTotal: $(83_724) } })).toEqual({
      debtIds: [],
      total: 0,
    });
    for (const payoffTotal of [$(83_725), $(83_726)])
      expect(found([card('a', 4000, 238)], { facts: { ...fits, payoffTotal } })).toBeNull();
  });

  it.each<[string, Asking]>([
    ['the score', { facts: { score: { kind: 'frozen', score: null } } }],
    ['the amount', { amount: null }],
    ['the income', { facts: { income: { monthly: null, isVerified: false } } }],
    ['the limit', { facts: { dtiLimit: null } }],
  ])('is not known without %s', (_, asking) => {
    expect(found([card('a', 100, 90_000)], asking)).toBeNull();
  });
});
