import { describe, expect, it } from 'vitest';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { HOME_ID } from '#entities/application/income-source.ts';
import type { IncomeType } from '#entities/application/income-type.ts';
import { incomeType } from '#entities/application/income-type.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { toDollars } from '#entities/values/money.ts';
import {
  aBusiness,
  aHome,
  aJob,
  anApplicant,
  anApplication,
  anIncome,
  aRental,
  outsideFactsWith,
} from '../testing/builders.ts';
import { requiredDocuments, yearsOf } from './required-documents.ts';

const asOf = toDay('2026-11-15');
const requiredFor = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  requiredDocuments({ application: anApplication(change), facts: outsideFactsWith(facts), asOf });
const counts = (change: Partial<Application>, facts: Partial<OutsideFacts> = {}) =>
  Object.fromEntries(requiredFor(change, facts).map(({ type, count }) => [type, count]));
const forPerson = (applicant: Partial<Applicant>) => counts({ borrower: anApplicant(applicant) });

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

  const payroll = aJob({ dataSource: 'payroll' });
  const said = (id: string, isRight: boolean) => ({ id, isRight, note: isRight ? null : 'This is not my pay.' });
  it.each([
    ['confirmed', [said('job-1', true)], false],
    ['disputed', [said('job-1', false)], true],
    ['confirmed while another one is disputed', [said('job-2', false)], false],
    ['disputed while another one is confirmed', [said('job-2', true), said('job-1', false)], true],
  ])('is asked again only where the record from payroll is disputed: %s', (_, incomeReviews, isAsked) => {
    const employments = [aJob({ id: 'typed' })];
    const borrower = anApplicant({ employments, incomeReviews });
    const facts = { verifiedEmployments: { borrower: [payroll], coborrower: null } };
    expect(counts({ borrower }, facts).paystub).toBe(isAsked ? 4 : undefined);
  });

  it.each([
    ['the bank', 'bank', [], 3],
    ['the bank, with a record that vouches', 'bank', [payroll], undefined],
    ['documents', 'documents', [], undefined],
  ] as const)('is a bank statement where income is shown by %s', (_, incomeVerificationMethod, employments, count) => {
    expect(forPerson({ incomeVerificationMethod, employments: [...employments] }).bankStatement).toBe(count);
  });

  it('names the two calendar years before this one', () => {
    expect(yearsOf('w2', asOf)).toEqual([2025, 2024]);
    expect(yearsOf('w2', toDay('2027-01-01'))).toEqual([2026, 2025]);
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
    publicAssistance: ['awardLetter'],
    unemployment: ['awardLetter'],
    benefitOther: ['awardLetter'],
    alimony: ['supportOrder'],
    childSupport: ['supportOrder'],
    foreign: ['personalTaxReturn'],
    capitalGains: ['personalTaxReturn'],
    interestAndDividends: ['personalTaxReturn'],
    rental: ['mostRecentPersonalTaxReturn', 'rentalAgreement'],
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
    ['filed 120 days ago', aBusiness({ lastReturnFiledOn: toDay('2026-07-18') }), false],
    ['filed 121 days ago', aBusiness({ lastReturnFiledOn: toDay('2026-07-17') }), true],
    ['a year that ended long ago', aBusiness(), true],
    ['a year that is not over', aBusiness({ lastReturnYear: 2026 }), false],
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
    [
      'rent from the other unit of the home',
      {
        borrower: anApplicant({ incomeSources: [anIncome({ type: 'rental', propertyId: HOME_ID })] }),
        property: aHome({ type: 'multiUnit', units: '2' }),
      },
      true,
    ],
    [
      'rent of an owned property, entered with the other income of the co-borrower',
      {
        coborrower: anApplicant({ incomeSources: [anIncome({ type: 'rental', propertyId: 'rental-1' })] }),
        propertyOwnership: [aRental({})],
      },
      true,
    ],
    [
      'rent of a property that is gone',
      { borrower: anApplicant({ incomeSources: [anIncome({ type: 'rental', propertyId: 'rental-1' })] }) },
      false,
    ],
    [
      'rent on the home someone lives in alone',
      {
        borrower: anApplicant({ incomeSources: [anIncome({ type: 'rental', propertyId: HOME_ID })] }),
        property: aHome({}),
      },
      false,
    ],
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
