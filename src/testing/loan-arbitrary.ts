import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { debtType } from '#entities/application/debt-type.ts';
import { incomeType } from '#entities/application/income-type.ts';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { termsTable } from '#rules/pricing/terms-table.ts';
import {
  aCreditFile,
  aDebt,
  aHome,
  aJob,
  aMortgage,
  anApplicant,
  anApplication,
  anIncome,
  aRental,
  outsideFactsWith,
} from '#rules/testing/builders.ts';
import { asOf, policy } from '#rules/testing/worked-example.ts';
import { fc } from './fast-check.ts';

export type Loan = { application: Application; facts: OutsideFacts };

const money = (min: number, max: number) => fc.integer({ min, max }).map(toDollars);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Up to this many, each with its own id. */
const some = <Item>(most: number, item: (id: string) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.nat({ max: most }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => item(`${at}`))));

const debt = (id: string): fc.Arbitrary<DebtItem> =>
  fc
    .record({
      type: fc.constantFrom(...debtType.exclude(['mortgage', 'homeEquityLine', 'homeEquityLoan']).options),
      creditor: fc.constantFrom('Union Card', 'Sunrun Inc'),
      balance: money(0, 40_000),
      monthlyPayment: maybe(money(0, 900)),
      toBePaidOff: fc.boolean(),
      omitted: fc.boolean(),
      isDeferred: fc.boolean(),
    })
    .map((change) => aDebt({ id: `debt-${id}`, ...change }));

const mortgage = (id: string): fc.Arbitrary<DebtItem> =>
  fc
    .record({
      type: fc.constantFrom('mortgage', 'homeEquityLine', 'homeEquityLoan'),
      balance: money(0, 300_000),
      creditLimit: maybe(money(0, 150_000)),
      monthlyPayment: maybe(money(0, 2500)),
      toBePaidOff: fc.boolean(),
      taxIncludedInMonthlyPayment: fc.boolean(),
      monthlyTaxPayment: maybe(money(0, 500)),
    })
    .map((change) => aMortgage({ id: `mortgage-${id}`, dateOpened: toDay('2019-05-01'), ...change }));

const job = (id: string) =>
  fc
    .record({
      base: money(0, 15_000),
      percentageOwned: fc.constantFrom(0, 0.2, 25),
      endDate: fc.constantFrom(null, toDay('2026-10-31')),
      lost: maybe(fc.constantFrom(-60_000, 90_000)),
    })
    .map(({ lost, ...change }) => {
      const years = lost === null ? null : [2025, 2024].map((year) => ({ year, amount: toDollars(lost) }));
      return aJob({ id: `job-${id}`, employerName: `Firm ${id}`, incomeInformation: years, ...change });
    });

const person = fc
  .record({
    employments: some(2, job),
    incomeSources: some(2, (id) =>
      fc
        .record({ type: fc.constantFrom(...incomeType.options), otherValue: money(0, 5000) })
        .map((change) => anIncome({ id: `income-${id}`, ...change })),
    ),
  })
  .map((change) => anApplicant(change));

const file = fc
  .array(fc.constantFrom(639, 640, 660, 680, 699, 700, 720, 740, 760), { minLength: 1, maxLength: 3 })
  .map((scores) => aCreditFile(scores));

const home = fc.record({
  usage: fc.constantFrom('primaryResidence', 'primaryResidence', 'secondHome', 'investment'),
  units: fc.constantFrom('1', '1', '2', '4'),
  state: fc.constantFrom('VA', 'TX'),
  yearlyTaxes: maybe(money(0, 12_000)),
  yearlyInsurance: money(0, 6000),
});

export const anyChoice: fc.Arbitrary<OfferChoice> = fc
  .record({
    amount: money(20_000, 420_000),
    row: fc.constantFrom(...termsTable(policy, false), ...termsTable(policy, true)),
  })
  .map(({ amount, row }) => ({ amount, ...row.terms }));

/** Loans of every kind, most of them eligible: rules unrelated to money pass, the rest is random. */
export const anyLoan: fc.Arbitrary<Loan> = fc
  .record({
    borrower: person,
    coborrower: maybe(person),
    property: home.map((change) => aHome(change)),
    value: money(100_000, 1_500_000),
    mortgages: some(2, mortgage),
    liabilities: some(5, debt),
    propertyOwnership: some(1, (id) =>
      fc
        .record({ annualRentalIncome: maybe(money(0, 40_000)) })
        .map((change) => aRental({ propertyId: id, ...change })),
    ),
    offerChoice: maybe(anyChoice),
    files: fc.record({ borrower: file, coborrower: file }),
  })
  .map(({ value, files, ...application }) => ({
    application: anApplication({
      ...application,
      hasFbm: false,
      titleHolder: 'person',
      areMortgagesReviewed: true,
      listing: { isListed: false, wasListedLately: false, endedOn: null },
    }),
    facts: outsideFactsWith({
      credit: { ...files, coborrower: application.coborrower && files.coborrower },
      valuations: [{ model: 'sandboxFirst', value, low: null, high: null, fsd: 10, asOf }],
    }),
  }));
