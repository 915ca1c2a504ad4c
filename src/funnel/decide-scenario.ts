import { type Application, emptyApplication } from '#entities/application/application.ts';
import type { Scenario, ScenarioFigures } from '#entities/contract/scenario.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { decide } from '#rules/decision/decide.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { blankDebt } from './questions/blank-debt.ts';

const owed = (balance: number, payment: number) => ({
  ...blankDebt({ id: 'scenario', type: 'mortgage', person: 'borrower' }),
  balance: toDollars(balance),
  monthlyPayment: toDollars(payment),
  taxIncludedInMonthlyPayment: true,
  insuranceIncludedInMonthlyPayment: true,
  confirmed: true,
});

const applicationOf = (given: Scenario): Application => {
  const blank = emptyApplication();
  const { state, usage, type, units, value } = given;
  const debt = blankDebt({ id: 'debts', type: 'installment', person: 'borrower' });
  return {
    ...blank,
    borrower: { ...blank.borrower, annualIncome: given.yearlyIncome, isSelfEmployed: false },
    property: { ...blank.property, state, usage, type, units, value, valueSource: 'borrower' },
    hasFbm: false,
    areMortgagesReviewed: true,
    areDebtsReviewed: true,
    // Even with no mortgage: taxes and insurance are still paid.
    mortgages: [owed(given.mortgageBalance, given.housingPayment)],
    // As a balance with enough term left to count.
    liabilities:
      given.monthlyDebts === 0
        ? []
        : [
            {
              ...debt,
              balance: toDollars(given.monthlyDebts * 60),
              monthlyPayment: toDollars(given.monthlyDebts),
              confirmed: true,
            },
          ],
    offerChoice:
      given.amount === null
        ? null
        : {
            amount: given.amount,
            product: given.product,
            years: given.years,
            originationFee: given.originationFee,
            hasAutopay: given.hasAutopay,
          },
  };
};

const fileOf = (score: number, asOf: Day): CreditFile => ({
  outcome: 'found',
  kind: 'singleCredit',
  pulledOn: asOf,
  isSoft: true,
  scores: [{ bureau: 'experian', score, factors: [] }],
  debts: [],
  inquiries: [],
  derogatoryEvents: [],
  collections: 0,
  hasNameOrSsnVariation: false,
  alerts: [],
});

/** Runs the product's own rules on hypothetical figures. Without an amount, finds the maximum, then prices it on the requested terms. */
export const decideScenario = (given: Scenario, { policy, asOf }: { policy: Policy; asOf: Day }): Decision => {
  const facts = { ...noOutsideFacts(), credit: { borrower: fileOf(given.score, asOf), coborrower: null } };
  const run = (of: Scenario) => decide({ application: applicationOf(of), facts, policy, asOf });
  const first = run(given);
  if (given.amount !== null || first.chosen.amount === null) return first;
  // The maximum depends on the terms, which a decision without a choice does not know.
  const onTerms = run({ ...given, amount: first.chosen.amount });
  const most = onTerms.maxLine?.amount ?? first.chosen.amount;
  return run({ ...given, amount: toDollars(Math.max(most, policy.line.min)) });
};

export const scenarioFiguresOf = (decision: Decision): ScenarioFigures => {
  const offer = chosenOffer(decision);
  const { chosen, figures, outcome } = decision;
  return {
    outcome,
    amount: chosen.amount,
    rate: offer?.rate ?? null,
    payment: offer?.payments.now ?? null,
    cltv: figures.cltv,
    dti: figures.dti,
  };
};
