import { describe, expect, it } from 'vitest';
import type { Applicant } from '#entities/applicant.ts';
import type { Application } from '#entities/application.ts';
import { toDay } from '#entities/day.ts';
import { type DocumentType, documentType } from '#entities/document-type.ts';
import type { IncomeType } from '#entities/income-type.ts';
import { incomeType } from '#entities/income-type.ts';
import { toDollars } from '#entities/money.ts';
import type { OutsideFacts } from '#entities/outside-facts.ts';
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
import { documentTypes } from './document-types.ts';
import { requiredDocuments, w2Years } from './required-documents.ts';

const asOf = toDay('2026-11-15');
const requiredFor = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  requiredDocuments({ application: anApplication(change), facts: outsideFactsWith(facts), asOf });
const counts = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  Object.fromEntries(requiredFor(change, facts).map(({ type, count }) => [type, count]));
const forPerson = (applicant: Partial<Applicant>) => counts({ borrower: anApplicant(applicant) });

const business = {
  legalName: 'Vega Tile',
  structure: 'llc' as const,
  industry: 'Tiles',
  startedOn: toDay('2015-01-01'),
  address: { line1: '1 Main St', line2: null, city: 'Roanoke', state: 'VA' as const, zip: '24011', county: null },
  employees: 3,
  lastReturnYear: 2025,
  lastReturnFiledOn: null,
};

describe('the document table', () => {
  it('has the code and the count of every type', () => {
    const lines = documentType.options.map((type) => {
      const { categoryCode, typeCode, loanSystemName, count } = documentTypes[type];
      return `${type} ${categoryCode}-${typeCode} ${loanSystemName} ${count}`;
    });
    expect(lines).toEqual([
      'idDocument ID-01 Borrower Identification 1',
      'residencyCard ID-02 Residency Evidence 1',
      'bankStatement AST-01 Bank Statements 3',
      'paystub INC-01 Paystubs 4',
      'w2 INC-02 W-2 2',
      'form1099 INC-03 1099 2',
      'businessTaxReturn INC-04 Business Tax Returns 2',
      'k1 INC-05 K-1 2',
      'personalTaxReturn INC-06 Personal Tax Returns 2',
      'mostRecentPersonalTaxReturn INC-07 Personal Tax Return Current 1',
      'profitAndLoss INC-08 Profit and Loss 1',
      'awardLetter INC-09 Award Letter 1',
      'supportOrder INC-10 Support Order 1',
      'rentalAgreement INC-11 Lease Agreement 1',
      'homeownersInsurance INS-01 Hazard Insurance 1',
      'floodInsurance INS-02 Flood Insurance 1',
      'condoMasterPolicy INS-03 Condo Master Policy 1',
      'hoaInvoice PRO-01 HOA 1',
      'propertyTaxBill PRO-02 Property Tax 1',
      'mortgageStatement PRO-03 Mortgage Statement 1',
      'solarStatement PRO-04 Solar Agreement 1',
      'trustDocument LEG-01 Trust 1',
      'powerOfAttorney LEG-02 Legal 1',
      'educationalLoanStatement CRE-01 Student Loan 1',
      'payoffStatement CRE-02 Payoff 1',
      'paidInFullLetter CRE-03 Paid in Full 1',
      'lineClosureLetter CRE-04 Line Closure 1',
      'bankruptcyPapers CRE-05 Bankruptcy 1',
      'foreclosurePapers CRE-06 Foreclosure 1',
      'lienRelease CRE-07 Lien Release 1',
      'federalDebtPlan CRE-08 Federal Debt 1',
      'disputeResolution CRE-09 Credit Dispute 1',
      'supportObligation CRE-10 Support Obligation 1',
      'paymentHistory CRE-11 VOM 1',
      'thirdPartyPaymentProof CRE-12 Third Party Payments 1',
      'explanationLetter MIS-01 LOE 1',
      'voidedCheck MIS-02 Voided Check 1',
      'other MIS-99 Miscellaneous 1',
    ]);
  });
});

describe('pay proof: paystubs and W-2s', () => {
  it.each([
    ['a job by hand', { employments: [aJob({})] }, true],
    ['24 % owned', { employments: [aJob({ percentageOwned: 24 })] }, true],
    ['25 % owned', { employments: [aJob({ percentageOwned: 25 })] }, false],
    ['a quarter as a fraction', { employments: [aJob({ percentageOwned: 0.25 })] }, false],
    ['a verified job that goes on', { employments: [aJob({ dataSource: 'payroll' })] }, false],
    [
      'a verified job that ended',
      { employments: [aJob({ dataSource: 'payroll', endDate: toDay('2026-01-01') })] },
      true,
    ],
    ['one by hand, one verified', { employments: [aJob({}), aJob({ dataSource: 'bank' })] }, false],
    ['no job', { employments: [] }, false],
    ['a bas allowance', { incomeSources: [anIncome({ type: 'bas' })] }, true],
    [
      'a bas allowance besides a verified job',
      { employments: [aJob({ dataSource: 'payroll' })], incomeSources: [anIncome({ type: 'bas' })] },
      true,
    ],
    ['a bah allowance', { incomeSources: [anIncome({ type: 'bah' })] }, false],
  ] as [string, Partial<Applicant>, boolean][])('%s', (_, applicant, isAsked) => {
    const asked = forPerson(applicant);
    expect([asked.paystub, asked.w2]).toEqual(isAsked ? [4, 2] : [undefined, undefined]);
  });

  it('is not asked once payroll has vouched for the person', () => {
    const borrower = anApplicant({ employments: [aJob({})] });
    const verified = [aJob({ dataSource: 'payroll' })];
    expect(
      counts({ borrower }, { verifiedEmployments: { borrower: verified, coborrower: null } }).paystub,
    ).toBeUndefined();
    expect(counts({ borrower }, { verifiedEmployments: { borrower: null, coborrower: verified } }).paystub).toBe(4);
  });

  it('names the two calendar years before this one', () => {
    expect(w2Years(asOf)).toEqual([2025, 2024]);
    expect(w2Years(toDay('2027-01-01'))).toEqual([2026, 2025]);
    const w2 = requiredFor({ borrower: anApplicant({ employments: [aJob({})] }) }).find(({ type }) => type === 'w2');
    expect(w2?.years).toEqual([2025, 2024]);
  });
});

describe('what other income asks for', () => {
  const byType: Partial<Record<IncomeType, DocumentType[]>> = {
    pension: ['awardLetter', 'form1099'],
    annuity: ['awardLetter', 'form1099'],
    socialSecurity: ['awardLetter', 'form1099'],
    disability: ['awardLetter'],
    fosterCare: ['awardLetter'],
    alimony: ['supportOrder'],
    childSupport: ['supportOrder'],
    foreign: ['personalTaxReturn'],
    capitalGains: ['personalTaxReturn'],
    interestAndDividends: ['personalTaxReturn'],
    rental: ['rentalAgreement'],
    bas: ['paystub', 'w2'],
  };
  it.each(incomeType.options)('%s', (type) => {
    const always = ['idDocument', 'homeownersInsurance', 'propertyTaxBill'];
    const asked = requiredFor({ borrower: anApplicant({ incomeSources: [anIncome({ type })] }) });
    expect(
      asked
        .map((row) => row.type)
        .filter((row) => !always.includes(row))
        .sort(),
    ).toEqual((byType[type] ?? []).sort());
  });

  it('asks one award letter a kind and two 1099s in all', () => {
    const incomeSources = [
      anIncome({ type: 'pension' }),
      anIncome({ id: 'b', type: 'pension' }),
      anIncome({ id: 'c', type: 'socialSecurity' }),
    ];
    expect(forPerson({ incomeSources })).toMatchObject({ awardLetter: 2, form1099: 2 });
  });
});

describe('self-employment', () => {
  it('asks for business returns, K-1s and personal returns, two each', () => {
    expect(forPerson({ isSelfEmployed: true })).toMatchObject({
      businessTaxReturn: 2,
      k1: 2,
      personalTaxReturn: 2,
      profitAndLoss: 1,
    });
    expect(forPerson({ employments: [aJob({ percentageOwned: 25 })] })).toMatchObject({
      businessTaxReturn: 2,
      k1: 2,
      personalTaxReturn: 2,
    });
    expect(forPerson({ isSelfEmployed: false })).not.toHaveProperty('businessTaxReturn');
  });

  it.each([
    ['no return described', null, true],
    ['filed 120 days ago', { ...business, lastReturnFiledOn: toDay('2026-07-18') }, false],
    ['filed 121 days ago', { ...business, lastReturnFiledOn: toDay('2026-07-17') }, true],
    ['a year that ended long ago', business, true],
    ['a year that is not over', { ...business, lastReturnYear: 2026 }, false],
  ])('profit and loss: %s', (_, about, isAsked) => {
    expect(forPerson({ isSelfEmployed: true, business: about }).profitAndLoss === 1).toBe(isAsked);
  });

  it('asks no profit and loss of an employee', () => {
    expect(forPerson({ business: null })).not.toHaveProperty('profitAndLoss');
  });
});

describe('most recent personal tax return', () => {
  const rented = [aRental({ annualRentalIncome: toDollars(12_000) })];
  it.each([
    ['rent and a plain job', { propertyOwnership: rented, borrower: anApplicant({ employments: [aJob({})] }) }, true],
    ['no rent', { propertyOwnership: [aRental({ annualRentalIncome: toDollars(0) })] }, false],
    ['rent not known', { propertyOwnership: [aRental({})] }, false],
    [
      'owns the job',
      { propertyOwnership: rented, borrower: anApplicant({ employments: [aJob({ percentageOwned: 40 })] }) },
      false,
    ],
    [
      'returns asked for already',
      { propertyOwnership: rented, borrower: anApplicant({ incomeSources: [anIncome({ type: 'foreign' })] }) },
      false,
    ],
  ] as [string, Partial<Application>, boolean][])('%s', (_, change, isAsked) => {
    expect(counts(change).mostRecentPersonalTaxReturn === 1).toBe(isAsked);
  });

  it('is never asked of the co-borrower', () => {
    const rows = requiredFor({ propertyOwnership: rented, coborrower: anApplicant({}) });
    expect(rows.filter(({ type }) => type === 'mostRecentPersonalTaxReturn').map(({ person }) => person)).toEqual([
      'borrower',
    ]);
  });
});

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

  it('asks one statement an omitted debt, of whoever owes it', () => {
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
