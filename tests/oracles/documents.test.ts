import { expect, it } from 'vitest';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { requiredDocuments } from '#rules/documents/required-documents.ts';
import { aDebt, aHome, aJob, aMortgage, anApplicant, anApplication, anIncome } from '#rules/testing/builders.ts';
import { fc } from '#testing/fast-check.ts';
import { maybe, ORACLE_CASES, solarNames } from './oracle-cases.ts';

const asOf = toDay('2026-11-15');
const isSolar = ({ type, creditor }: { type: string; creditor: string | null }) =>
  type === 'solar' || solarNames.some((name) => name.creditor === creditor && name.isSolar);

const job = fc
  .record({
    percentageOwned: fc.constantFrom(null, 0, 0.1, 0.24, 0.25, 0.5, 24, 25, 100),
    dataSource: fc.constantFrom('manual' as const, 'payroll' as const),
    endDate: fc.constantFrom(null, toDay('2026-10-31'), toDay('2026-11-01')),
  })
  .map(aJob);
const income = fc
  .record({
    type: fc.constantFrom('bas', 'foreign', 'capitalGains', 'interestAndDividends', 'rental', 'pension'),
    propertyId: fc.constantFrom(null, 'home', 'p0', 'p1', 'gone'),
    rentalUnits: maybe(fc.integer({ min: 1, max: 4 })),
  })
  .map(anIncome);
const person = fc
  .record({
    isSelfEmployed: maybe(fc.boolean()),
    employments: fc.array(job, { maxLength: 3 }),
    incomeSources: fc.array(income, { maxLength: 3 }),
  })
  .map(anApplicant);
const creditor = fc.constantFrom(...solarNames.map((name) => name.creditor));
const mortgages = fc.array(fc.record({ creditor }).map(aMortgage), { maxLength: 2 });
const liabilities = fc.array(
  fc
    .record({
      creditor,
      type: fc.constantFrom('revolving' as const, 'solar' as const, 'student' as const),
      omitted: fc.boolean(),
      debtor: fc.constantFrom('borrower' as const, 'coborrower' as const, 'joint' as const),
    })
    .map(aDebt),
  { maxLength: 3 },
);
const rent = fc.constantFrom(null, toDollars(0), toDollars(12_000));
const units = maybe(fc.constantFrom('1' as const, '2' as const, '4' as const, '5+' as const));
const owned = fc
  .array(fc.record({ units, annualRentalIncome: rent, mortgages }), { maxLength: 2 })
  .map((all) =>
    all.map(({ units: count, ...each }, at) => ({ ...each, propertyId: `p${at}`, property: aHome({ units: count }) })),
  );
const home = fc
  .record({
    state: fc.constantFrom('FL' as const, 'VA' as const),
    fees: fc.constantFrom(null, toDollars(0), toDollars(1)),
    type: fc.constantFrom('singleFamily' as const, 'multiUnit' as const, 'condo' as const),
    usage: fc.constantFrom('primaryResidence' as const, 'secondHome' as const, 'investment' as const),
  })
  .map(aHome);
const anyApplication = fc
  .record({
    borrower: person,
    coborrower: maybe(person),
    mortgages,
    liabilities,
    propertyOwnership: owned,
    property: home,
    isInTrust: maybe(fc.boolean()),
  })
  .map(anApplication);

const percent = (owned: number | null) => (owned === null ? 0 : owned < 1 ? owned * 100 : owned);
const isCurrent = (end: string | null) => end === null || end >= '2026-11-01';
const ownsCurrentJob = ({ employments }: Applicant) =>
  employments.some((each) => isCurrent(each.endDate) && percent(each.percentageOwned) >= 25);
const has = ({ incomeSources }: Applicant, kinds: string[]) => incomeSources.some(({ type }) => kinds.includes(type));

/** The 15 document types whose rules or counts the specification gives, as "type|person|property" with their count. */
const documentsBySpec = (application: Application): Record<string, number> => {
  const { borrower, coborrower, mortgages: onHome, liabilities: debts, propertyOwnership, property } = application;
  const needed: Record<string, number> = {};
  const ask = (type: string, whose: string | null, at: string | null, count: number) => {
    if (count > 0) needed[`${type}|${whose}|${at}`] = (needed[`${type}|${whose}|${at}`] ?? 0) + count;
  };
  const isRentReal = (at: string | null) => {
    if (at === null) return true;
    if (at === 'home') return property.usage !== 'primaryResidence' || property.type === 'multiUnit';
    return propertyOwnership.some(({ propertyId }) => propertyId === at);
  };
  const rents = [['borrower', borrower] as const, ['coborrower', coborrower] as const].flatMap(([whose, one]) =>
    (one?.incomeSources ?? [])
      .filter(({ type, propertyId }) => type === 'rental' && isRentReal(propertyId))
      .map((source) => ({ whose, ...source })),
  );
  const rented = propertyOwnership.filter(({ annualRentalIncome }) => (annualRentalIncome ?? 0) > 0);
  for (const [whose, one] of [['borrower', borrower] as const, ['coborrower', coborrower] as const]) {
    if (one === null) continue;
    ask('idDocument', whose, null, 1);
    const isVerified = one.employments.some(({ dataSource, endDate }) => dataSource !== 'manual' && endDate === null);
    const hasPlainJob = one.employments.some(({ percentageOwned }) => percent(percentageOwned) < 25);
    const needsPay = (hasPlainJob && !isVerified) || has(one, ['bas']);
    ask('paystub', whose, null, needsPay ? 4 : 0);
    ask('w2', whose, null, needsPay ? 2 : 0);
    const isSelfEmployed = one.isSelfEmployed === true || ownsCurrentJob(one);
    ask('businessTaxReturn', whose, null, isSelfEmployed ? 2 : 0);
    ask('k1', whose, null, isSelfEmployed ? 2 : 0);
    const needsReturns = isSelfEmployed || has(one, ['foreign', 'capitalGains', 'interestAndDividends']);
    ask('personalTaxReturn', whose, null, needsReturns ? 2 : 0);
    const hasRent = rented.length > 0 || rents.length > 0;
    const needsLatest = whose === 'borrower' && hasRent && !ownsCurrentJob(one) && !needsReturns;
    ask('mostRecentPersonalTaxReturn', whose, null, needsLatest ? 1 : 0);
    const owes = (debtor: string) => (debtor === 'coborrower' && coborrower !== null ? 'coborrower' : 'borrower');
    ask(
      'educationalLoanStatement',
      whose,
      null,
      debts.filter((debt) => debt.omitted && owes(debt.debtor) === whose).length,
    );
  }
  for (const { whose, propertyId, rentalUnits } of rents)
    ask('rentalAgreement', whose, propertyId === 'home' ? null : propertyId, Math.max(1, rentalUnits ?? 1));
  for (const { propertyId, property: place } of rented)
    if (!rents.some((source) => source.propertyId === propertyId))
      ask('rentalAgreement', null, propertyId, place.units === null ? 1 : Number.parseInt(place.units, 10));
  ask('floodInsurance', null, null, property.state === 'FL' ? 1 : 0);
  ask('trustDocument', null, null, application.isInTrust ? 1 : 0);
  ask('hoaInvoice', null, null, (property.fees ?? 0) > 0 ? 1 : 0);
  ask('propertyTaxBill', null, null, onHome.length === 0 ? 1 : 0);
  for (const { propertyId, loans } of [
    { propertyId: null, loans: onHome },
    ...propertyOwnership.map((each) => ({ propertyId: each.propertyId, loans: each.mortgages })),
  ]) {
    ask('mortgageStatement', null, propertyId, loans.length > 0 ? 1 : 0);
    ask('solarStatement', null, propertyId, [...loans, ...(propertyId === null ? debts : [])].filter(isSolar).length);
  }
  return needed;
};

const TYPES = new Set(
  `idDocument paystub w2 businessTaxReturn k1 personalTaxReturn mostRecentPersonalTaxReturn educationalLoanStatement rentalAgreement
   floodInsurance trustDocument hoaInvoice propertyTaxBill mortgageStatement solarStatement`.split(/\s+/),
);

it('asks for the documents the specification names, of each person and for each property', () => {
  expect(TYPES.size).toBe(15);
  fc.assert(
    fc.property(anyApplication, (application) => {
      const asked = requiredDocuments({ application, facts: noOutsideFacts(), asOf }).filter(({ type }) =>
        TYPES.has(type),
      );
      const told = Object.fromEntries(
        asked.map(({ type, person: whose, propertyId, count }) => [`${type}|${whose}|${propertyId}`, count]),
      );
      expect(told).toEqual(documentsBySpec(application));
    }),
    ORACLE_CASES,
  );
});
