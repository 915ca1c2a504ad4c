import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { toDollars } from '#entities/values/money.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { noDeskFacts } from '#rules/conditions/condition-context.ts';
import { factConditions } from '#rules/conditions/fact-conditions.ts';
import { withCreditFile } from '#rules/debts/with-credit-file.ts';
import { liensThatStay } from '#rules/eligibility/liens.ts';
import { homeLoans } from '#rules/facts/home-loans.ts';
import { aCreditFile, aMortgage, anApplication, outsideFactsWith } from '#rules/testing/builders.ts';
import { asOf, policy } from '#rules/testing/worked-example.ts';
import { fc } from '#testing/fast-check.ts';
import { type HomeLoan, homeLoanTypes } from './questions/home-loans.ts';
import { mortgageBalance } from './steps/setup/mortgage-balance.ts';
import { mortgageEstimate } from './steps/setup/mortgage-estimate.ts';

const loan = (change: Partial<HomeLoan>): HomeLoan => ({
  ...{ id: 'a', creditor: 'Bank', type: 'mortgage', balance: toDollars(0), creditLimit: null, toBePaidOff: null },
  ...{ monthlyPayment: toDollars(1), taxIncludedInMonthlyPayment: true, insuranceIncludedInMonthlyPayment: true },
  ...{ monthlyTaxPayment: null, monthlyInsurancePayment: null, confirmed: true },
  ...change,
});
const estimate = (application: Application, balance: number) =>
  mortgageEstimate.write(application, { estimatedMortgageBalance: toDollars(balance) }, 'borrower');
const list = (application: Application, mortgages: HomeLoan[]) =>
  mortgageBalance.write(application, { mortgages, areMortgagesReviewed: true }, 'borrower');
const factsWith = (file: CreditFile | null) => outsideFactsWith({ credit: { borrower: file, coborrower: null } });
const isAsked = (application: Application, file: CreditFile | null) =>
  factConditions({ application, facts: factsWith(file), desk: noDeskFacts(), policy, asOf }).some(
    ({ code }) => code === conditionCode.missingLoans,
  );

describe('loans listed on the home', () => {
  const stated = estimate(anApplication({ mortgages: [] }), 200_000);
  it.each([
    ['none', [], true],
    ['a tenth less', [loan({ balance: toDollars(180_000) })], false],
    ['a dollar more than a tenth less', [loan({ balance: toDollars(179_999) })], true],
    [
      'the same in two loans',
      [loan({ balance: toDollars(90_000) }), loan({ id: 'b', balance: toDollars(110_000) })],
      false,
    ],
    ['only a debt for solar panels', [loan({ type: 'solar', balance: toDollars(200_000) })], true],
    [
      'the loan, to be paid off',
      [loan({ type: 'homeEquityLoan', toBePaidOff: true, balance: toDollars(200_000) })],
      false,
    ],
  ])('%s, of $200,000 stated', (_, loans, expected) => {
    expect(isAsked(list(stated, loans), null)).toBe(expected);
  });

  it('are compared with the highest balance stated, not the last', () => {
    expect(isAsked(list(estimate(stated, 0), []), null)).toBe(true);
  });

  const file = aCreditFile([700, 700, 700], {
    debts: [aMortgage({ id: 'm', balance: toDollars(150_000), addedByUser: false })],
  });
  it('are compared with the credit file, though nothing was stated', () => {
    const told = withCreditFile(anApplication({ mortgages: [] }), file);
    expect(isAsked(told, file)).toBe(false);
    const [kept] = told.mortgages;
    if (!kept) throw new Error('the file has a mortgage');
    expect(isAsked({ ...told, mortgages: [{ ...kept, balance: toDollars(20_000) }] }, file)).toBe(true);
    expect(isAsked(list(told, [loan({ id: 'm', balance: toDollars(150_000), confirmed: false })]), file)).toBe(true);
  });

  const anyLoan = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    type: fc.constantFrom(...homeLoanTypes),
    balance: fc.integer({ min: 0, max: 400_000 }).map(toDollars),
    toBePaidOff: fc.constantFrom(true, false, null),
    confirmed: fc.boolean(),
  });
  const anyAct = fc.oneof(
    fc.record({ act: fc.constant('estimate' as const), balance: fc.integer({ min: 0, max: 400_000 }) }),
    fc.record({
      act: fc.constant('list' as const),
      loans: fc.uniqueArray(anyLoan, { maxLength: 3, selector: ({ id }) => id }),
    }),
  );
  const anyReported = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'x'), balance: fc.integer({ min: 0, max: 400_000 }).map(toDollars) }),
    { maxLength: 2, selector: ({ id }) => id },
  );

  it('never fall out of the count without a word, whatever is entered, corrected and entered again', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 6 }), anyReported, (acts, reported) => {
        const debts: DebtItem[] = reported.map((debt) =>
          aMortgage({ ...debt, addedByUser: false, confirmed: false, source: 'bureau' }),
        );
        const file = aCreditFile([700, 700, 700], { debts });
        let application = withCreditFile(anApplication({ mortgages: [] }), file);
        let most = debts.reduce((sum, { balance }) => sum + balance, 0);
        for (const each of acts) {
          application =
            each.act === 'estimate'
              ? estimate(application, each.balance)
              : list(
                  application,
                  each.loans.map((change) => loan(change)),
                );
          if (each.act === 'estimate') most = Math.max(most, each.balance);
        }
        if (isAsked(application, file)) return;
        const paidOff = application.mortgages.filter(({ toBePaidOff }) => toBePaidOff);
        const counted =
          (liensThatStay(application).total ?? 0) + paidOff.reduce((sum, { balance }) => sum + balance, 0);
        expect(counted).toBeGreaterThanOrEqual(most * 0.9);
        expect(homeLoans(application, factsWith(file)).hasFallen).toBe(false);
      }),
    );
  });
});
