import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { withCreditFile } from '#rules/debts/with-credit-file.ts';
import { aCreditFile, aMortgage, anApplication } from '#rules/testing/builders.ts';
import { checkAnswers } from '../engine/check-answers.ts';
import { mortgageBalance } from '../steps/setup/mortgage-balance.ts';
import { homeLoanAnswers } from './home-loans.ts';

const loan = (id: string, more: Record<string, unknown>) => ({
  ...{ id, creditor: `Bank ${id}`, type: 'mortgage', balance: 100_000, creditLimit: null, toBePaidOff: null },
  ...{ monthlyPayment: 900, confirmed: true, insuranceIncludedInMonthlyPayment: true },
  ...more,
});
const check = (mortgages: readonly unknown[]) =>
  checkAnswers({
    step: mortgageBalance,
    answers: { mortgages, areMortgagesReviewed: true },
    asOf: toDay('2026-11-16'),
  });
const problems = (mortgages: readonly unknown[]) => {
  const checked = check(mortgages);
  return checked.kind === 'invalid' ? checked.issues.map(({ path, code }) => `${path.join('.')} ${code}`) : [];
};

describe('the loans on the home', () => {
  it('stop at each loan that is not decided', () => {
    expect(problems([loan('a', { confirmed: null }), loan('b', { taxIncludedInMonthlyPayment: true })])).toEqual([
      'mortgages.0.confirmed loanUndecided',
    ]);
  });

  it.each([
    ['the first payment includes it', [true, null], []],
    ['the second payment includes it', [false, true], []],
    ['neither includes it', [false, false], ['mortgages.1.monthlyTaxPayment required']],
    ['the second is not answered', [false, null], ['mortgages.1.taxIncludedInMonthlyPayment required']],
  ])('ask for the property tax at most once: %s', (_, [first, second], expected) => {
    const loans = [
      loan('a', { taxIncludedInMonthlyPayment: first }),
      loan('b', { taxIncludedInMonthlyPayment: second, insuranceIncludedInMonthlyPayment: null }),
    ];
    expect(problems(loans)).toEqual(expected);
  });

  it('ask nothing of a loan on another home', () => {
    const elsewhere = loan('a', { confirmed: false, type: 'homeEquityLine', insuranceIncludedInMonthlyPayment: null });
    expect(problems([{ ...elsewhere, toBePaidOff: false }])).toEqual([]);
  });

  it('list a loan on another home once, though a second file reports it too', () => {
    const debt = aMortgage({ id: 'a', balance: toDollars(90_000), addedByUser: false, confirmed: false });
    const file = aCreditFile([700, 700, 700], { debts: [debt] });
    const told = withCreditFile(anApplication({ mortgages: [] }), file);
    const checked = check([loan('a', { balance: 90_000, confirmed: false })]);
    if (checked.kind === 'invalid') throw new Error('a complete list');
    const answered = mortgageBalance.write(told, homeLoanAnswers.parse(checked.answers), 'borrower');
    const again = withCreditFile(answered, file);
    expect(mortgageBalance.read(again, 'borrower').mortgages?.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      ['a', false],
    ]);
  });
});
