import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { type LoanFacts, loanFacts } from '../eligibility/loan-facts.ts';
import {
  aCreditFile,
  aDebt,
  aHome,
  aJob,
  aMortgage,
  anApplicant,
  anApplication,
  outsideFactsWith,
} from './builders.ts';

export const asOf = toDay('2026-11-15');
export const policy = getPolicy(asOf);

/** The policy page's example couple: a home worth $579,000, two cards paid off, a line of $85,000 with a 1.5% fee. */
export const exampleApplication = (change: Partial<Application> = {}): Application =>
  anApplication({
    borrower: anApplicant({ employments: [aJob({ base: toDollars(5000) })] }),
    coborrower: anApplicant({
      employments: [aJob({ id: 'job-2', employerName: 'City Schools', base: toDollars(3400) })],
    }),
    property: aHome({}),
    hasFbm: false,
    listing: { isListed: false, wasListedLately: false, endedOn: null },
    titleHolder: 'person',
    isInTrust: false,
    areMortgagesReviewed: true,
    mortgages: [
      aMortgage({}),
      aMortgage({ id: 'solar', creditor: 'Sunrun Inc', balance: toDollars(18_200), monthlyPayment: toDollars(178) }),
    ],
    liabilities: [
      aDebt({ id: 'car', type: 'auto', balance: toDollars(17_900), monthlyPayment: toDollars(412) }),
      aDebt({ id: 'student', type: 'student', balance: toDollars(23_600), monthlyPayment: toDollars(241) }),
      aDebt({ id: 'card-1', balance: toDollars(9860), monthlyPayment: toDollars(296), toBePaidOff: true }),
      aDebt({ id: 'card-2', balance: toDollars(4270), monthlyPayment: toDollars(128), toBePaidOff: true }),
    ],
    offerChoice: {
      amount: toDollars(85_000),
      product: 'variable',
      years: 10,
      originationFee: toBasisPoints(150),
      hasAutopay: false,
    },
    ...change,
  });

export const exampleFacts = (change: Partial<OutsideFacts> = {}): OutsideFacts =>
  outsideFactsWith({
    credit: { borrower: aCreditFile([735, 742, 751]), coborrower: aCreditFile([760, 768, 790]) },
    valuations: [
      { model: 'first', value: toDollars(579_000), low: null, high: null, fsd: 12, asOf: toDay('2026-11-12') },
    ],
    verifiedEmployments: {
      borrower: [aJob({ base: toDollars(5000), dataSource: 'payroll' })],
      coborrower: [aJob({ id: 'job-2', employerName: 'City Schools', base: toDollars(3400), dataSource: 'payroll' })],
    },
    ...change,
  });

/** The example's facts as the rules see them, with the test's changes. */
export const exampleLoan = (change: Partial<LoanFacts> = {}): LoanFacts => ({
  ...loanFacts(exampleApplication(), { facts: exampleFacts(), policy, asOf }),
  ...change,
});
