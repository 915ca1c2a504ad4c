import { describe, expect, it } from 'vitest';
import { emptyApplicant } from '#entities/applicant.ts';
import type { Application } from '#entities/application.ts';
import { type Day, toDay } from '#entities/day.ts';
import { type Declarations, declarations } from '#entities/declarations.ts';
import { toDollars } from '#entities/money.ts';
import type { OutsideFacts } from '#entities/outside-facts.ts';
import { getPolicy } from '#policy/policies.ts';
import { fc } from '#testing/fast-check.ts';
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
} from '../testing/builders.ts';
import { type ConditionCode, codeOfDocument, conditionCatalogue, conditionCodes } from './condition-catalogue.ts';
import { type DeskFacts, noDeskFacts } from './condition-context.ts';
import { conditionRequest } from './condition-request.ts';
import { conditionRequests } from './condition-requests.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const $ = toDollars;

type Given = { application?: Partial<Application>; facts?: Partial<OutsideFacts>; desk?: Partial<DeskFacts> };
const requestsFor = ({ application = {}, facts = {}, desk = {} }: Given) =>
  conditionRequests({
    application: anApplication(application),
    facts: outsideFactsWith(facts),
    desk: { ...noDeskFacts(), ...desk },
    policy,
    asOf,
  });
const keysOf = (code: ConditionCode, given: Given) =>
  requestsFor(given)
    .filter((request) => request.code === code)
    .map(({ key, count }) => (count === 1 ? key : `${key} x${count}`));

const borrower = (change: Parameters<typeof anApplicant>[0]): Given => ({
  application: { borrower: anApplicant(change) },
});
const noAnswers = declarations.parse(Object.fromEntries(Object.keys(declarations.shape).map((name) => [name, null])));
const declared = (change: Partial<Declarations>): Given => borrower({ declarations: { ...noAnswers, ...change } });
const file = (change: Parameters<typeof aCreditFile>[1]): Given => ({
  facts: { credit: { borrower: aCreditFile([700], change), coborrower: null } },
});
const home = (change: Parameters<typeof aHome>[0]): Given => ({ application: { property: aHome(change) } });
const title = (change: Partial<NonNullable<OutsideFacts['title']>>): Given => ({
  application: { borrower: anApplicant({ firstName: 'Marisol', lastName: 'Vega' }) },
  facts: {
    title: { holder: 'person', trustKind: null, names: ['VEGA MARISOL A'], acquiredOn: null, openLiens: [], ...change },
  },
});
const valuation = (fsd: number): Given => ({
  facts: { valuations: [{ model: 'm', value: $(500_000), low: null, high: null, fsd, asOf }] },
});
const event = (kind: 'bankruptcy' | 'foreclosure' | 'shortSale' | 'deedInLieu', on: Day = toDay('2020-01-01')) => ({
  id: 'e',
  kind,
  on,
  chapter: null,
});

/** Each code: what opens it and the requests it makes; then what comes close and does not. */
const rows: [ConditionCode, Given, string[], Given][] = [
  [
    100,
    borrower({ employments: [aJob({})] }),
    ['100:document:borrower:paystub x4'],
    borrower({ employments: [aJob({ dataSource: 'payroll' })] }),
  ],
  [
    100,
    borrower({ incomeSources: [anIncome({ type: 'bas' })] }),
    ['100:document:borrower:paystub x4'],
    borrower({ employments: [aJob({ percentageOwned: 25 })] }),
  ],
  [
    101,
    borrower({ employments: [aJob({})] }),
    ['101:document:borrower:w2 x2'],
    borrower({ employments: [aJob({ dataSource: 'payroll' })] }),
  ],
  [
    102,
    borrower({ employments: [aJob({}), aJob({ id: 'two', dataSource: 'payroll' })] }),
    ['102:email:thirdParty:job-1', '102:email:thirdParty:two'],
    borrower({ employments: [aJob({ percentageOwned: 25 }), aJob({ endDate: toDay('2026-10-01') })] }),
  ],
  [
    103,
    borrower({ employments: [aJob({ startDate: toDay('2025-01-01') })] }),
    ['103:information:borrower'],
    borrower({ employments: [aJob({ startDate: toDay('2025-01-01') })], gapExplanation: 'I cared for my mother.' }),
  ],
  [103, borrower({ isEmployed: true }), ['103:information:borrower'], borrower({ isEmployed: false })],
  [
    104,
    borrower({ isSelfEmployed: true }),
    ['104:document:borrower:personalTaxReturn x2'],
    borrower({ incomeSources: [anIncome({ type: 'pension' })] }),
  ],
  [
    105,
    borrower({ isSelfEmployed: true }),
    ['105:document:borrower:businessTaxReturn x2', '105:document:borrower:k1 x2'],
    borrower({ isSelfEmployed: false }),
  ],
  [
    106,
    borrower({ isSelfEmployed: true }),
    ['106:document:borrower:profitAndLoss', '106:information:borrower'],
    borrower({ isSelfEmployed: null }),
  ],
  [
    107,
    borrower({ incomeSources: [anIncome({ type: 'pension' })] }),
    ['107:document:borrower:awardLetter', '107:document:borrower:form1099 x2'],
    borrower({ incomeSources: [anIncome({ type: 'alimony' })] }),
  ],
  [
    107,
    borrower({ incomeSources: [anIncome({ type: 'disability' })] }),
    ['107:document:borrower:awardLetter'],
    borrower({}),
  ],
  [
    108,
    borrower({ incomeSources: [anIncome({ type: 'childSupport' })] }),
    ['108:document:borrower:supportOrder'],
    borrower({ incomeSources: [anIncome({ type: 'annuity' })] }),
  ],
  [
    109,
    { application: { propertyOwnership: [aRental({ annualRentalIncome: $(12_000) })] } },
    ['109:document:borrower:mostRecentPersonalTaxReturn', '109:document:borrower:rentalAgreement:rental-1'],
    { application: { propertyOwnership: [aRental({})] } },
  ],
  [
    110,
    borrower({ incomeVerificationMethod: 'bank' }),
    ['110:document:borrower:bankStatement x3'],
    borrower({ incomeVerificationMethod: 'documents' }),
  ],
  [
    110,
    { ...borrower({ annualIncome: $(120_000) }), facts: { largeDeposits: [{ amount: $(5001), on: asOf }] } },
    ['110:information:borrower:2026-11-15/5001'],
    { ...borrower({ annualIncome: $(120_000) }), facts: { largeDeposits: [{ amount: $(5000), on: asOf }] } },
  ],
  [303, {}, ['303:document:borrower:homeownersInsurance'], { application: { canopyConnected: true } }],
  [
    304,
    home({ type: 'condo' }),
    ['304:document:borrower:condoMasterPolicy', '304:email:thirdParty'],
    home({ type: 'townhouse' }),
  ],
  [305, home({ state: 'FL' }), ['305:document:borrower:floodInsurance'], home({ state: 'GA' })],
  [306, {}, ['306:document:borrower:propertyTaxBill'], { application: { mortgages: [aMortgage({})] } }],
  [307, home({ fees: $(250) }), ['307:document:borrower:hoaInvoice'], home({ fees: $(0) })],
  [308, { application: { mortgages: [aMortgage({})] } }, ['308:document:borrower:mortgageStatement'], {}],
  [
    309,
    { application: { isInTrust: true } },
    ['309:document:borrower:trustDocument'],
    { application: { isInTrust: false } },
  ],
  [310, valuation(21), ['310:information:borrower'], valuation(20)],
  [
    310,
    title({ openLiens: [{ holder: 'City', amount: $(900), isRecordedMortgage: false }] }),
    ['310:email:thirdParty'],
    title({ openLiens: [{ holder: 'Bank', amount: $(900), isRecordedMortgage: true }] }),
  ],
  [310, title({ names: ['VEGA MARISOL A', 'ORTIZ LUIS'] }), ['310:email:thirdParty'], title({})],
  [
    405,
    file({ inquiries: [{ creditor: 'Bank', on: toDay('2026-07-18') }] }),
    ['405:information:borrower'],
    file({ inquiries: [{ creditor: 'Bank', on: toDay('2026-07-17') }] }),
  ],
  [406, file({ collections: 1 }), ['406:information:borrower'], file({ debts: [aDebt({})] })],
  [
    406,
    file({ debts: [aDebt({ latePaymentDays: 30 })] }),
    ['406:information:borrower'],
    file({ debts: [aDebt({ latePaymentDays: 0 })] }),
  ],
  [406, file({ debts: [aDebt({ latePayments: [{ days: 30, date: asOf }] })] }), ['406:information:borrower'], {}],
  [406, file({ debts: [aDebt({ type: 'collection' })] }), ['406:information:borrower'], {}],
  [
    407,
    { ...file({}), application: { mortgages: [aMortgage({ source: 'borrower' })] } },
    ['407:document:borrower:paymentHistory:mortgage-1'],
    { ...file({}), application: { mortgages: [aMortgage({})] } },
  ],
  [
    407,
    {
      ...file({}),
      application: {
        propertyOwnership: [aRental({ mortgages: [aMortgage({ source: 'staff', debtor: 'coborrower' })] })],
      },
    },
    ['407:document:coborrower:paymentHistory:mortgage-1'],
    { application: { mortgages: [aMortgage({ source: 'borrower' })] } },
  ],
  [
    408,
    declared({ hasBankruptcy: true }),
    ['408:document:borrower:bankruptcyPapers'],
    declared({ hasBankruptcy: false }),
  ],
  [
    408,
    { application: { derogatoryEvents: [event('bankruptcy')] } },
    ['408:document:borrower:bankruptcyPapers'],
    { application: { derogatoryEvents: [event('foreclosure')] } },
  ],
  [408, file({ derogatoryEvents: [event('bankruptcy')] }), ['408:document:borrower:bankruptcyPapers'], file({})],
  [
    409,
    declared({ hasForeclosure: true }),
    ['409:document:borrower:foreclosurePapers'],
    declared({ hasBankruptcy: true }),
  ],
  [
    409,
    declared({ doneShortSale: true }),
    ['409:document:borrower:foreclosurePapers'],
    declared({ doneShortSale: false }),
  ],
  [409, declared({ hasConveyedForeclosure: true }), ['409:document:borrower:foreclosurePapers'], declared({})],
  [
    409,
    borrower({ declaredEvents: [event('shortSale')] }),
    ['409:document:borrower:foreclosurePapers'],
    borrower({ declaredEvents: [event('bankruptcy')] }),
  ],
  [
    410,
    { application: { liabilities: [aDebt({ omitted: true }), aDebt({ id: 'b', omitted: true })] } },
    ['410:document:borrower:educationalLoanStatement x2'],
    { application: { liabilities: [aDebt({})] } },
  ],
  [
    411,
    { desk: { opened: [{ code: 411, owner: 'borrower', subjectId: 'debt-1' }] } },
    ['411:document:borrower:thirdPartyPaymentProof:debt-1'],
    {},
  ],
  [
    412,
    { application: { liabilities: [aDebt({ toBePaidOff: true })] } },
    ['412:document:borrower:payoffStatement:debt-1', '412:email:thirdParty:debt-1'],
    { application: { liabilities: [aDebt({}), aDebt({ id: 's', type: 'solar', toBePaidOff: true })] } },
  ],
  [
    413,
    { application: { liabilities: [aDebt({})] }, desk: { paidBeforeClosing: ['debt-1'] } },
    ['413:document:borrower:paidInFullLetter:debt-1'],
    { application: { liabilities: [aDebt({})] } },
  ],
  [
    414,
    { application: { mortgages: [aMortgage({ type: 'homeEquityLine', toBePaidOff: true })] } },
    ['414:document:borrower:lineClosureLetter'],
    { application: { mortgages: [aMortgage({ type: 'homeEquityLine' })] } },
  ],
  [
    415,
    declared({ hasOustandingJudgements: true }),
    ['415:document:borrower:lienRelease'],
    declared({ hasOustandingJudgements: false }),
  ],
  [415, declared({ isPropertySubjectToLien: true }), ['415:document:borrower:lienRelease'], declared({})],
  [
    415,
    file({ debts: [aDebt({ type: 'taxLien' })] }),
    ['415:document:borrower:lienRelease'],
    file({ debts: [aDebt({})] }),
  ],
  [
    415,
    { application: { liabilities: [aDebt({ type: 'judgment', debtor: 'joint' })] } },
    ['415:document:borrower:lienRelease'],
    { application: { liabilities: [aDebt({ type: 'judgment', debtor: 'coborrower' })] } },
  ],
  [
    416,
    declared({ hasFederalDebt: true }),
    ['416:document:borrower:federalDebtPlan'],
    declared({ hasFederalDebt: false }),
  ],
  [
    417,
    { application: { liabilities: [aDebt({ isDisputed: true })] } },
    ['417:document:borrower:disputeResolution:debt-1'],
    { application: { liabilities: [aDebt({})] } },
  ],
  [
    418,
    { application: { mortgages: [aMortgage({ creditor: 'Sunrun' })] } },
    ['418:document:borrower:solarStatement'],
    { application: { mortgages: [aMortgage({})] } },
  ],
  [
    419,
    { application: { liabilities: [aDebt({ type: 'support' })] } },
    ['419:document:borrower:supportObligation'],
    { application: { liabilities: [aDebt({})] } },
  ],
  [420, file({ outcome: 'frozen' }), ['420:information:borrower'], file({})],
  [
    420,
    { desk: { identityMismatches: ['borrower'] } },
    ['420:information:borrower'],
    { desk: { identityMismatches: ['coborrower'] } },
  ],
  [601, file({ hasNameOrSsnVariation: true }), ['601:information:borrower'], file({})],
  [
    602,
    borrower({ citizenship: 'nonPermanentResident' }),
    ['602:document:borrower:residencyCard'],
    borrower({ citizenship: 'usCitizen' }),
  ],
  [603, home({ usage: 'primaryResidence' }), ['603:information:borrower'], home({ usage: 'investment' })],
  [603, home({ usage: 'secondHome' }), ['603:information:borrower'], home({ usage: null })],
  [
    605,
    { application: { otherTitleHolders: [{ id: 'h1', name: 'Luis Ortiz', email: null }] } },
    ['605:email:thirdParty:h1', '605:information:borrower:h1'],
    {},
  ],
  [
    605,
    title({ names: ['VEGA MARISOL A', 'ORTIZ LUIS'] }),
    ['605:email:thirdParty:ortiz-luis', '605:information:borrower:ortiz-luis'],
    title({ holder: 'trust', names: ['Vega Family Trust'] }),
  ],
  [
    606,
    borrower({ usesPowerOfAttorney: true }),
    ['606:document:borrower:powerOfAttorney'],
    borrower({ usesPowerOfAttorney: false }),
  ],
  [609, home({ usage: 'primaryResidence' }), ['609:information:lender'], home({ usage: 'secondHome' })],
];

describe('each condition', () => {
  it.each(rows)('%i opens as it should', (code, given, keys) => {
    expect(keysOf(code, given)).toEqual(keys);
  });

  it.each(rows)('%i stays closed otherwise', (code, _, __, near) => {
    expect(keysOf(code, near)).toEqual([]);
  });

  it('is always there for ID, disclosures, the account and the appointment', () => {
    const given: Given = { application: { coborrower: emptyApplicant() } };
    expect(keysOf(600, given)).toEqual(['600:document:borrower:idDocument', '600:document:coborrower:idDocument']);
    expect(keysOf(604, given)).toEqual(['604:information:borrower', '604:information:coborrower']);
    expect(keysOf(607, given)).toEqual(['607:information:borrower']);
    expect(keysOf(608, given)).toEqual(['608:information:borrower']);
  });

  it('covers the whole catalogue', () => {
    const tested = new Set<number>([...rows.map(([code]) => code), 600, 604, 607, 608]);
    expect(conditionCodes.filter((code) => !tested.has(code))).toEqual([]);
    expect(conditionCodes).toHaveLength(11 + 8 + 16 + 10);
  });
});

describe('prior to', () => {
  it.each(conditionCodes)('%i', (code) => {
    const others: Partial<Record<ConditionCode, string>> = {
      102: 'funding',
      305: 'closing',
      408: 'approval',
      409: 'approval',
      412: 'funding',
      413: 'funding',
      420: 'approval',
      607: 'funding',
      608: 'closing',
      609: 'funding',
    };
    expect(conditionCatalogue[code].priorTo).toBe(others[code] ?? 'docs');
  });
});

describe('conditionRequests', () => {
  const full: Given = {
    application: {
      coborrower: anApplicant({ isSelfEmployed: true }),
      mortgages: [aMortgage({})],
      liabilities: [aDebt({ toBePaidOff: true, isDisputed: true })],
    },
  };

  it('are asked once, in order, and as the schema has them', () => {
    const requests = requestsFor({ ...full, desk: { opened: [{ code: 105, owner: 'coborrower', subjectId: null }] } });
    expect(new Set(requests.map(({ key }) => key)).size).toBe(requests.length);
    expect(requests.map(({ code }) => code)).toEqual(requests.map(({ code }) => code).toSorted((a, b) => a - b));
    for (const request of requests) expect(conditionRequest.parse(request)).toEqual(request);
    expect(requests.find(({ key }) => key === '105:document:coborrower:k1')?.count).toBe(2);
  });

  it('use only the kinds and documents of their code', () => {
    for (const { code, kind, documentType } of requestsFor(full)) {
      expect(conditionCatalogue[code].kinds).toContain(kind);
      if (kind === 'document') expect(codeOfDocument(documentType ?? 'other')).toBe(code);
      else expect(documentType).toBeNull();
    }
    expect(codeOfDocument('voidedCheck')).toBeNull();
  });

  it('open by hand with every kind the code has', () => {
    const opened = [
      { code: 304 as const, owner: 'coborrower' as const, subjectId: null },
      { code: 103 as const, owner: 'coborrower' as const, subjectId: 'x' },
    ];
    expect(keysOf(304, { desk: { opened } })).toEqual([
      '304:document:coborrower:condoMasterPolicy',
      '304:email:thirdParty',
    ]);
    expect(keysOf(103, { desk: { opened } })).toEqual(['103:information:coborrower:x']);
  });

  it('leave out what is skipped', () => {
    const skip = { documentType: 'homeownersInsurance' as const, propertyId: null, shouldSkip: true };
    expect(keysOf(303, { application: { uploadRequests: [skip] } })).toEqual([]);
    expect(keysOf(303, { application: { uploadRequests: [{ ...skip, shouldSkip: false }] } })).toHaveLength(1);
    expect(keysOf(303, { application: { uploadRequests: [{ ...skip, propertyId: 'rental-1' }] } })).toHaveLength(1);
  });

  it('lose nothing but 303 through the insurance link', () => {
    const without = requestsFor(full).filter(({ code }) => code !== 303);
    expect(requestsFor({ application: { ...full.application, canopyConnected: true } })).toEqual(without);
  });

  it('ask the co-borrower no differently from the borrower', () => {
    const person = fc.record({
      isSelfEmployed: fc.constantFrom(true, false, null),
      citizenship: fc.constantFrom('usCitizen' as const, 'permanentResident' as const, null),
      employments: fc.array(
        fc.constantFrom(aJob({}), aJob({ id: 'b', percentageOwned: 50 }), aJob({ id: 'c', dataSource: 'payroll' })),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(person, (change) => {
        const each = anApplicant(change);
        const requests = requestsFor({
          application: { borrower: each, coborrower: each, mortgages: [aMortgage({})], canopyConnected: true },
        });
        const of = (owner: string) =>
          requests
            .filter((request) => request.owner === owner && ![308, 603, 607, 608].includes(request.code))
            .map(({ key }) => key.replace(owner, ''));
        expect(of('coborrower')).toEqual(of('borrower'));
      }),
    );
  });
});
