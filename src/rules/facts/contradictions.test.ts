import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Declarations } from '#entities/application/declarations.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { TitleRecord } from '#entities/facts/title-record.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { aCreditFile, aMortgage } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { contradictions } from './contradictions.ts';

const couple = exampleApplication();
const application: Application = {
  ...couple,
  coborrower: null,
  borrower: { ...couple.borrower, firstName: 'Dana', lastName: 'Whitfield' },
  property: { ...couple.property, acquiredOn: toDay('2016-05-02'), usage: 'primaryResidence' },
};
const title: TitleRecord = {
  ...{ holder: 'person', trustKind: null, names: ['WHITFIELD DANA M'], acquiredOn: toDay('2016-06-01'), openLiens: [] },
};
const found = (change: Partial<Application> = {}, facts: Partial<OutsideFacts> = {}) =>
  contradictions({
    application: { ...application, ...change },
    facts: exampleFacts({ title, verifiedIncome: { borrower: null, coborrower: null }, ...facts }),
    policy,
    asOf,
  });

describe('answers and records', () => {
  it('agree where the records say what was stated, give or take the time to record a deed', () => {
    expect(found()).toEqual([]);
    expect(found({}, { title: null })).toEqual([]);
  });

  it('marks a home bought years after it was recorded', () => {
    const recorded = toDay('1998-03-01');
    expect(found({}, { title: { ...title, acquiredOn: recorded } })).toEqual([
      { kind: 'acquired', stated: '2016-05-02', recorded },
    ]);
  });

  it('marks an owner on record whom nobody named', () => {
    const names = ['WHITFIELD DANA M', 'ROE PAT'];
    expect(found({}, { title: { ...title, names } })).toEqual([{ kind: 'owner', name: 'ROE PAT' }]);
    const otherTitleHolders = [{ id: 'h1', name: 'Pat Roe', email: null }];
    expect(found({ otherTitleHolders }, { title: { ...title, names } })).toEqual([]);
  });

  it('marks a credit file under another name or number', () => {
    const credit = { borrower: { ...aCreditFile([735, 742, 751]), hasNameOrSsnVariation: true }, coborrower: null };
    expect(found({}, { credit })).toEqual([{ kind: 'name', person: 'borrower' }]);
  });

  it('marks loans that are missing from the list', () => {
    const [stated, listed] = [toDollars(900_000), couple.mortgages[0]?.balance];
    expect(found({ estimatedMortgageBalance: stated })).toEqual([
      { kind: 'loans', expected: stated, listed: expect.any(Number) },
    ]);
    expect(found({ estimatedMortgageBalance: listed ?? null })).toEqual([]);
  });

  it('misses no loan where a bureau reports solar panels as a mortgage', () => {
    const [small, solar] = [
      aMortgage({ id: 'm', balance: toDollars(40_000) }),
      aMortgage({ id: 's', creditor: 'SUNRUN INC', balance: toDollars(30_000) }),
    ];
    const credit = { borrower: { ...aCreditFile([735, 742, 751]), debts: [small, solar] }, coborrower: null };
    expect(
      found({ mortgages: [small], estimatedMortgageBalance: null, highestMortgageBalance: null }, { credit }),
    ).toEqual([]);
  });
});

describe('a verified income', () => {
  const verified = (monthly: number) => ({
    verifiedIncome: { borrower: [{ subject: 'job-1', monthly: toDollars(monthly) }], coborrower: null },
  });

  it.each([[5000], [4750], [5250], [9000]])('of $%i a month stands beside $5,000 stated', (monthly) => {
    expect(found({}, verified(monthly))).toEqual([]);
  });

  it('contradicts a stated one that is more than a twentieth higher', () => {
    expect(found({}, verified(4749))).toEqual([{ kind: 'income', subject: 'job-1', stated: 5000, verified: 474_900 }]);
  });
});

describe('the use of the home', () => {
  const home = { line1: '1 Elm St', line2: null, city: 'Asheville', state: 'NC', zip: '28801', county: null } as const;
  const living = (line1: string, usage: Application['property']['usage']): Partial<Application> => ({
    property: { ...application.property, ...home, usage },
    borrower: {
      ...application.borrower,
      residences: [
        {
          ...{ id: 'r1', from: toDay('2016-05-02'), to: null, basis: 'own', monthlyRent: null },
          address: { ...home, line1 },
        },
      ],
    },
  });

  it('agrees with where people live', () => {
    expect(found(living('1 Elm St.', 'primaryResidence'))).toEqual([]);
    expect(found(living('9 Oak Ave', 'secondHome'))).toEqual([]);
  });

  it('is contradicted where nobody lives in their main home, or somebody in a second one', () => {
    expect(found(living('9 Oak Ave', 'primaryResidence'))).toEqual([{ kind: 'occupancy', sign: 'livesElsewhere' }]);
    expect(found(living('1 Elm St', 'investment'))).toEqual([{ kind: 'occupancy', sign: 'livesThere' }]);
  });

  it('is contradicted by a declaration', () => {
    const declarations = { hasIntentToOccupy: false } as Declarations;
    const borrower = { ...application.borrower, declarations };
    expect(found({ borrower })).toEqual([{ kind: 'occupancy', sign: 'declaration' }]);
  });
});
