import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import { homeLoanAnswers } from '#funnel/questions/home-loans.ts';
import { mortgageBalance } from '#funnel/steps/setup/mortgage-balance.ts';
import { withCreditFile } from '#rules/debts/with-credit-file.ts';
import { aCreditFile, aMortgage, anApplication } from '#rules/testing/builders.ts';
import { fc } from '#testing/fast-check.ts';
import { answerLoan, confirmLoan, disownLoan, editLoan } from './home-loan-presses.ts';
import { type Item, listItems } from './list-items.ts';

const asOf = toDay('2026-11-16');
const reported = (id: string, balance: number) =>
  aMortgage({
    ...{ id, creditor: `Bank ${id}`, balance: toDollars(balance), monthlyPayment: toDollars(900) },
    ...{ addedByUser: false, confirmed: false, source: 'bureau', creditLimit: null },
    ...{ taxIncludedInMonthlyPayment: null, insuranceIncludedInMonthlyPayment: null },
  });
const file = aCreditFile([740, 740, 740], { debts: [reported('a', 208_700), reported('b', 31_200)] });
const start = withCreditFile(anApplication({ mortgages: [], areMortgagesReviewed: null }), file);
const check = (answers: Record<string, unknown>) => checkAnswers({ step: mortgageBalance, answers, asOf });

const press = fc.oneof(
  fc.constant({ kind: 'confirm' as const }),
  fc.constant({ kind: 'disown' as const }),
  fc.constant({ kind: 'edit' as const }),
  fc.record({
    kind: fc.constant('answer' as const),
    name: fc.constantFrom('taxIncludedInMonthlyPayment', 'insuranceIncludedInMonthlyPayment'),
    value: fc.boolean(),
  }),
  // Each list must be able to become complete within a few presses.
  fc.constant({ kind: 'answerAll' as const }),
  fc.record({
    kind: fc.constant('answer' as const),
    name: fc.constantFrom('monthlyTaxPayment', 'monthlyInsurancePayment', 'balance'),
    value: fc.integer({ min: 1, max: 900 }),
  }),
);
const pressed = (item: Item, did: typeof press extends fc.Arbitrary<infer Press> ? Press : never): Item => {
  switch (did.kind) {
    case 'confirm':
      return confirmLoan(item);
    case 'disown':
      return disownLoan(item);
    case 'edit':
      return editLoan(item);
    case 'answerAll':
      return answerLoan(
        answerLoan(item, 'taxIncludedInMonthlyPayment', true),
        'insuranceIncludedInMonthlyPayment',
        true,
      );
    case 'answer':
      return answerLoan(item, did.name, did.value);
  }
};

describe('presses on the loans page', () => {
  it('never take a loan off the home without an explicit "not on this home"', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ at: fc.nat({ max: 1 }), did: press }), { maxLength: 8 }), (presses) => {
        let loans = listItems(mortgageBalance.read(start, 'borrower').mortgages);
        const disowned = new Set<unknown>();
        for (const { at, did } of presses) {
          loans = loans.map((item, place) => (place === at ? pressed(item, did) : item));
          if (did.kind === 'disown') disowned.add(loans[at]?.id);
          if (did.kind === 'confirm') disowned.delete(loans[at]?.id);
        }
        const checked = check({ mortgages: loans, areMortgagesReviewed: true });
        if (checked.kind === 'invalid') return;
        const saved = mortgageBalance.write(start, homeLoanAnswers.parse(checked.answers), 'borrower');
        for (const { id } of loans) {
          const isOnHome = saved.mortgages.some((loan) => loan.id === id);
          expect(isOnHome || disowned.has(id)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
