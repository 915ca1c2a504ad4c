import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { aBusiness, aJob, anIncome, aRental } from '../testing/builders.ts';
import { borrower, type ConditionCase, keysOf } from '../testing/condition-cases.ts';
import { asOf } from '../testing/worked-example.ts';

const $ = toDollars;

const cases: ConditionCase[] = [
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
  [103, borrower({ isEmployed: false }), ['103:information:borrower'], borrower({ employments: [aJob({})] })],
  [103, borrower({ isEmployed: null }), ['103:information:borrower'], borrower({ gapExplanation: 'I am retired.' })],
  [
    103,
    borrower({ employments: [aJob({ startDate: toDay('2025-01-01') })] }),
    ['103:information:borrower'],
    borrower({ employments: [aJob({ startDate: toDay('2025-01-01') })], gapExplanation: 'I cared for my mother.' }),
  ],
  [
    103,
    borrower({ employments: [aJob({ startDate: toDay('2025-01-01') })] }),
    ['103:information:borrower'],
    borrower({ employments: [aJob({ startDate: toDay('2019-03-01') })] }),
  ],
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
  [
    110,
    { ...borrower({ annualIncome: $(1200) }), facts: { largeDeposits: [{ amount: $(51), on: asOf }] } },
    ['110:information:borrower:2026-11-15/51'],
    { ...borrower({ annualIncome: null }), facts: { largeDeposits: [{ amount: $(5001), on: asOf }] } },
  ],
];

describe('income conditions', () => {
  it.each(cases)('%i opens as it should', (code, given, keys) => {
    expect(keysOf(code, given)).toEqual(keys);
  });

  it('asks about a business only until it is described', () => {
    expect(keysOf(106, borrower({ isSelfEmployed: true, business: aBusiness() }))).toEqual([
      '106:document:borrower:profitAndLoss',
    ]);
  });

  it.each(cases)('%i stays closed otherwise', (code, _, __, near) => {
    expect(keysOf(code, near)).toEqual([]);
  });
});
