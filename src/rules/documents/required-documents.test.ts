import { describe, expect, it } from 'vitest';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { HOME_ID } from '#entities/application/income-source.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { toDollars } from '#entities/values/money.ts';
import {
  aDebt,
  aHome,
  aJob,
  aMortgage,
  anApplicant,
  anApplication,
  anIncome,
  aRental,
  outsideFactsWith,
} from '../testing/builders.ts';
import { requiredDocuments } from './required-documents.ts';

const asOf = toDay('2026-11-15');
const requiredFor = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  requiredDocuments({ application: anApplication(change), facts: outsideFactsWith(facts), asOf });
const counts = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  Object.fromEntries(requiredFor(change, facts).map(({ type, count }) => [type, count]));
const forPerson = (applicant: Partial<Applicant>) => counts({ borrower: anApplicant(applicant) });

describe('the home', () => {
  const zone = (name: string) => ({ flood: { zone: name, communityNumber: null, determinedOn: asOf } });
  it.each([
    ['insurance', 'homeownersInsurance', {}, {}, true],
    ['insurance verified by link', 'homeownersInsurance', { canopyConnected: true }, {}, false],
    ['Florida', 'floodInsurance', { property: aHome({ state: 'FL' }) }, {}, true],
    ['elsewhere, no determination', 'floodInsurance', {}, {}, false],
    ['zone AE', 'floodInsurance', {}, zone('AE'), true],
    ['zone V', 'floodInsurance', {}, zone('V'), true],
    ['zone X', 'floodInsurance', {}, zone('X'), false],
    ['zone AE as some write it', 'floodInsurance', {}, zone(' ae'), true],
    ['shaded zone X', 'floodInsurance', {}, zone('Shaded X'), false],
    ['condo', 'condoMasterPolicy', { property: aHome({ type: 'condo' }) }, {}, true],
    ['house', 'condoMasterPolicy', {}, {}, false],
    ['in trust', 'trustDocument', { isInTrust: true }, {}, true],
    ['not in trust', 'trustDocument', { isInTrust: false }, {}, false],
    ['trust not known', 'trustDocument', {}, {}, false],
    ['fees', 'hoaInvoice', { property: aHome({ fees: toDollars(1) }) }, {}, true],
    ['no fees', 'hoaInvoice', { property: aHome({ fees: toDollars(0) }) }, {}, false],
    ['fees not known', 'hoaInvoice', { property: aHome({ fees: null }) }, {}, false],
    ['no mortgages', 'propertyTaxBill', { mortgages: [] }, {}, true],
    ['a mortgage', 'propertyTaxBill', { mortgages: [aMortgage({})] }, {}, false],
    ['a mortgage', 'mortgageStatement', { mortgages: [aMortgage({})] }, {}, true],
    ['no mortgage', 'mortgageStatement', {}, {}, false],
    ['only a solar mortgage', 'mortgageStatement', { mortgages: [aMortgage({ creditor: 'GoodLeap LLC' })] }, {}, true],
    ['only a solar mortgage', 'propertyTaxBill', { mortgages: [aMortgage({ creditor: 'GoodLeap LLC' })] }, {}, false],
    ['solar mortgage', 'solarStatement', { mortgages: [aMortgage({ creditor: 'GoodLeap LLC' })] }, {}, true],
    ['solar loan', 'solarStatement', { liabilities: [aDebt({ type: 'solar' })] }, {}, true],
    ['no solar', 'solarStatement', { mortgages: [aMortgage({})] }, {}, false],
    [
      'an open line paid off',
      'lineClosureLetter',
      { mortgages: [aMortgage({ type: 'homeEquityLine', toBePaidOff: true })] },
      {},
      true,
    ],
    ['an open line kept', 'lineClosureLetter', { mortgages: [aMortgage({ type: 'homeEquityLine' })] }, {}, false],
    ['a mortgage paid off', 'lineClosureLetter', { mortgages: [aMortgage({ toBePaidOff: true })] }, {}, false],
  ] as [string, DocumentType, Partial<Application>, Partial<OutsideFacts>, boolean][])(
    '%s: %s',
    (_, type, change, facts, isAsked) => {
      expect(counts(change, facts)[type] !== undefined).toBe(isAsked);
    },
  );

  it('asks for a trust the land records show', () => {
    const title = { holder: 'trust' as const, trustKind: null, names: [], acquiredOn: null, openLiens: [] };
    expect(counts({}, { title }).trustDocument).toBe(1);
  });

  it('asks a mortgage statement a property', () => {
    const rows = requiredFor({
      mortgages: [aMortgage({}), aMortgage({ id: 'second' })],
      propertyOwnership: [aRental({ mortgages: [aMortgage({ id: 'r' })] }), aRental({ propertyId: 'rental-2' })],
    }).filter(({ type }) => type === 'mortgageStatement');
    expect(rows.map(({ propertyId, count }) => [propertyId, count])).toEqual([
      [null, 1],
      ['rental-1', 1],
    ]);
  });

  it('asks a solar statement for each solar debt, and for each solar mortgage of any property', () => {
    const solar = (id: string) => aMortgage({ id, creditor: 'Sunrun Inc.' });
    const rows = requiredFor({
      mortgages: [aMortgage({}), solar('a')],
      liabilities: [aDebt({ id: 'b', type: 'solar' }), aDebt({ id: 'c' })],
      propertyOwnership: [
        aRental({ mortgages: [solar('d'), solar('e')] }),
        aRental({ propertyId: 'rental-2', mortgages: [aMortgage({ id: 'f' })] }),
        aRental({ propertyId: 'rental-3' }),
      ],
    });
    const asked = (wanted: DocumentType) =>
      rows.filter(({ type }) => type === wanted).map(({ propertyId, count }) => [propertyId, count]);
    expect(asked('solarStatement')).toEqual([
      [null, 2],
      ['rental-1', 2],
    ]);
    expect(asked('mortgageStatement')).toEqual([
      [null, 1],
      ['rental-1', 1],
      ['rental-2', 1],
    ]);
  });

  it('asks to close the line that is paid off on another home as well', () => {
    const line = (toBePaidOff: boolean) => [aMortgage({ type: 'homeEquityLine', toBePaidOff })];
    const rows = requiredFor({
      mortgages: line(true),
      propertyOwnership: [
        aRental({ mortgages: line(true) }),
        aRental({ propertyId: 'rental-2', mortgages: line(false) }),
      ],
    }).filter(({ type }) => type === 'lineClosureLetter');
    expect(rows.map(({ propertyId }) => propertyId)).toEqual([null, 'rental-1']);
  });
});

describe('leases, one a rental unit', () => {
  const leases = (change: Partial<Application>) =>
    requiredFor(change)
      .filter(({ type }) => type === 'rentalAgreement')
      .map(({ person, propertyId, count }) => [person, propertyId, count]);
  it.each([
    ['units not said', null, 1],
    ['one unit', 1, 1],
    ['three units', 3, 3],
  ])('%s', (_, rentalUnits, count) => {
    const borrower = anApplicant({ incomeSources: [anIncome({ type: 'rental', rentalUnits })] });
    expect(leases({ borrower })).toEqual([['borrower', null, count]]);
  });

  it('of rooms in the home itself is a paper of the home', () => {
    const borrower = anApplicant({
      incomeSources: [anIncome({ type: 'rental', propertyId: HOME_ID, rentalUnits: 2 })],
    });
    const property = aHome({ type: 'multiUnit', units: '3' });
    expect(leases({ borrower, property })).toEqual([['borrower', null, 2]]);
    expect(leases({ borrower, property: aHome({}) })).toEqual([]);
  });

  it('goes with its property', () => {
    const borrower = anApplicant({ incomeSources: [anIncome({ type: 'rental', propertyId: 'rental-1' })] });
    expect(leases({ borrower, propertyOwnership: [aRental({})] })).toEqual([['borrower', 'rental-1', 1]]);
    expect(leases({ borrower })).toEqual([]);
  });

  it('follows the property where no source names it, and is asked once', () => {
    const rented = aRental({ annualRentalIncome: toDollars(1), property: aHome({ units: '2' }) });
    expect(leases({ propertyOwnership: [rented] })).toEqual([[null, 'rental-1', 2]]);
    const coborrower = anApplicant({
      incomeSources: [anIncome({ type: 'rental', propertyId: 'rental-1', rentalUnits: 4 })],
    });
    expect(leases({ propertyOwnership: [rented], coborrower })).toEqual([['coborrower', 'rental-1', 4]]);
    expect(leases({ propertyOwnership: [{ ...rented, property: aHome({ units: null }) }] })).toEqual([
      [null, 'rental-1', 1],
    ]);
    expect(leases({ propertyOwnership: [{ ...rented, property: aHome({ units: '5+' }) }] })).toEqual([
      [null, 'rental-1', 5],
    ]);
  });

  it('adds up sources of one person for one property', () => {
    const incomeSources = [anIncome({ type: 'rental' }), anIncome({ id: 'b', type: 'rental', rentalUnits: 2 })];
    expect(leases({ borrower: anApplicant({ incomeSources }) })).toEqual([['borrower', null, 3]]);
  });
});

describe('people and debts', () => {
  it('asks an ID of each person and a residency card of who is no citizen', () => {
    const rows = requiredFor({
      borrower: anApplicant({ citizenship: 'usCitizen' }),
      coborrower: anApplicant({ citizenship: 'permanentResident' }),
    });
    const who = (type: DocumentType) => rows.filter((row) => row.type === type).map(({ person }) => person);
    expect(who('idDocument')).toEqual(['borrower', 'coborrower']);
    expect(who('residencyCard')).toEqual(['coborrower']);
    expect(counts({})).not.toHaveProperty('residencyCard');
  });

  it('asks each debtor for one statement per omitted debt', () => {
    const liabilities = [
      aDebt({ omitted: true }),
      aDebt({ id: 'b', omitted: true, debtor: 'joint' }),
      aDebt({ id: 'c', omitted: true, debtor: 'coborrower' }),
      aDebt({ id: 'd' }),
    ];
    const rows = requiredFor({ liabilities, coborrower: anApplicant({}) }).filter(
      ({ type }) => type === 'educationalLoanStatement',
    );
    expect(rows.map(({ person, count }) => [person, count])).toEqual([
      ['borrower', 2],
      ['coborrower', 1],
    ]);
  });

  it.each([
    [{ usesPowerOfAttorney: true }, true],
    [{ hasPropertyDecree: true }, true],
    [{ usesPowerOfAttorney: false, hasPropertyDecree: null }, false],
  ])('legal papers for %j: %s', (applicant, isAsked) => {
    expect(forPerson(applicant).powerOfAttorney === 1).toBe(isAsked);
  });

  it.each([
    ['bank, not linked', { incomeVerificationMethod: 'bank' }, 3],
    ['bank, linked', { incomeVerificationMethod: 'bank', employments: [aJob({ dataSource: 'bank' })] }, undefined],
    ['documents', { incomeVerificationMethod: 'documents' }, undefined],
    ['not chosen', {}, undefined],
  ] as [string, Partial<Applicant>, number | undefined][])('bank statements: %s', (_, applicant, count) => {
    expect(forPerson(applicant).bankStatement).toBe(count);
  });
});
