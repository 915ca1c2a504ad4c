import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { aCreditFile, aDebt, aMortgage, anApplicant, aRental } from '../testing/builders.ts';
import { borrower, type ConditionCase, declared, event, file, type Given, keysOf } from '../testing/condition-cases.ts';
import { asOf } from '../testing/worked-example.ts';

const cases: ConditionCase[] = [
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
  // Stated, without a file that shows it.
  [406, { application: { derogatoryEvents: [event('missedMortgagePayment')] } }, ['406:information:borrower'], {}],
  [406, file({ derogatoryEvents: [event('missedMortgagePayment')] }), ['406:information:borrower'], {}],
  [406, file({ debts: [aDebt({ type: 'collection' })] }), ['406:information:borrower'], {}],
  [406, file({ debts: [aDebt({}), aDebt({ type: 'collection' })] }), ['406:information:borrower'], {}],
  [
    405,
    file({
      inquiries: [
        { creditor: 'Old', on: toDay('2025-01-01') },
        { creditor: 'New', on: toDay('2026-11-01') },
      ],
    }),
    ['405:information:borrower'],
    {},
  ],
  [
    407,
    { ...file({}), application: { mortgages: [aMortgage({ source: 'borrower' })] } },
    ['407:document:borrower:paymentHistory:mortgage-1'],
    { ...file({}), application: { mortgages: [aMortgage({ source: 'borrower', creditor: 'Sunrun' })] } },
  ],
  [409, { application: { derogatoryEvents: [event('foreclosure')] } }, ['409:document:borrower:foreclosurePapers'], {}],
  [409, { application: { derogatoryEvents: [event('deedInLieu')] } }, ['409:document:borrower:foreclosurePapers'], {}],
  [
    419,
    { application: { liabilities: [aDebt({ id: 'car' }), aDebt({ id: 'support', type: 'support' })] } },
    ['419:document:borrower:supportObligation'],
    { application: { liabilities: [aDebt({ id: 'car' })] } },
  ],
  [
    407,
    {
      ...file({}),
      application: {
        coborrower: anApplicant({}),
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
  [408, file({ undatedEvents: ['bankruptcy'] }), ['408:document:borrower:bankruptcyPapers'], file({})],
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
];

const couple = { coborrower: anApplicant({}) };

/** Items that name neither applicant, or both, are requested of the borrower. */
const ofTwo: [ConditionCase[0], Given, string[]][] = [
  [
    408,
    { application: { ...couple, derogatoryEvents: [event('bankruptcy')] } },
    ['408:document:borrower:bankruptcyPapers'],
  ],
  [
    415,
    { application: { ...couple, liabilities: [aDebt({ type: 'judgment', debtor: 'joint' })] } },
    ['415:document:borrower:lienRelease'],
  ],
  [
    419,
    { application: { ...couple, liabilities: [aDebt({ type: 'support', debtor: 'coborrower' })] } },
    ['419:document:coborrower:supportObligation'],
  ],
  [
    407,
    {
      application: { ...couple, mortgages: [aMortgage({ source: 'borrower' })] },
      facts: { credit: { borrower: null, coborrower: aCreditFile([700]) } },
    },
    ['407:document:borrower:paymentHistory:mortgage-1'],
  ],
];

const corrected = aMortgage({
  source: 'borrower',
  reported: { balance: toDollars(1), monthlyPayment: null, creditor: null, source: 'bureau' },
});
/** Near misses beyond those listed with the rules above. */
const near: [string, ConditionCase[0], ConditionCase[1]][] = [
  ['a mortgage on file', 407, { ...file({}), application: { mortgages: [aMortgage({})] } }],
  ['a card the person told us of', 407, { ...file({}), application: { liabilities: [aDebt({ source: 'borrower' })] } }],
  [
    'a mortgage on a frozen file',
    407,
    { ...file({ outcome: 'frozen' }), application: { mortgages: [aMortgage({ source: 'borrower' })] } },
  ],
  ['a reported mortgage that was corrected', 407, { ...file({}), application: { mortgages: [corrected] } }],
];

describe('credit conditions', () => {
  it.each(cases)('%i opens as it should', (code, given, keys) => {
    expect(keysOf(code, given)).toEqual(keys);
  });

  it.each(cases)('%i stays closed otherwise', (code, _, __, near) => {
    expect(keysOf(code, near)).toEqual([]);
  });

  it.each(ofTwo)('%i of two people', (code, given, keys) => {
    expect(keysOf(code, given)).toEqual(keys);
  });

  it.each(near)('%s does not open %i', (_, code, given) => {
    expect(keysOf(code, given)).toEqual([]);
  });
});
