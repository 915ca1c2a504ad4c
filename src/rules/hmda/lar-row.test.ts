import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Demographics } from '#entities/application/demographics.ts';
import { type LarFieldName, larFields } from '#entities/facts/lar.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { ageOn } from './lar-applicants.ts';
import { failedEdits } from './lar-edits.ts';
import type { LarFacts } from './lar-facts.ts';
import { purposeOf } from './lar-loan.ts';
import { larExclusion, larTexts, lendingReportRow, missingFields } from './lar-row.ts';
import { larSample } from './testing/lar-sample.ts';

const textsOf = (change: Partial<LarFacts> = {}) => larTexts(lendingReportRow(larSample(change)));
const pick = (change: Partial<LarFacts>, ...names: LarFieldName[]) => {
  const texts = textsOf(change);
  return names.map((name) => texts[name]);
};
const alone = (): Application => ({ ...larSample().application, coborrower: null });
const on = toDay('2026-11-16');
const answers: Demographics = {
  ethnicity: ['hispanicOrLatino'],
  hispanicOrigins: ['mexican', 'other'],
  otherHispanicOrigin: 'Peruvian',
  race: ['asian', 'white'],
  tribe: null,
  asianOrigins: ['korean'],
  otherAsianOrigin: null,
  pacificIslanderOrigins: [],
  otherPacificIslanderOrigin: null,
  gender: ['male', 'female'],
};

describe('the row of an originated line', () => {
  it('fills in every field and passes every edit', () => {
    const row = lendingReportRow(larSample());
    expect(Object.keys(row)).toHaveLength(109);
    expect(missingFields(row)).toEqual([]);
    expect(failedEdits(larTexts(row))).toEqual([]);
  });

  it('is that of an open-end line with a variable rate', () => {
    expect(
      pick(
        {},
        'openEnd',
        'reverseMortgage',
        'interestOnly',
        'introductoryPeriod',
        'loanTerm',
        'totalLoanCosts',
        'aus1',
      ),
    ).toEqual(['1', '2', '1', '1', '360', 'NA', '6']);
  });

  it('has the figures the decision rests on', () => {
    const { figures, line } = larSample();
    if (figures.dti === null || figures.cltv === null || figures.income === null || line === null)
      throw new Error('no figures');
    expect(pick({}, 'dti', 'cltv', 'income', 'interestRate', 'rateSpread', 'hoepa', 'lien')).toEqual([
      (figures.dti / 100).toFixed(2),
      (figures.cltv / 100).toFixed(2),
      String(Math.round((figures.income * 12) / 100_000)),
      (line.offer.rate / 100).toFixed(2),
      ((line.offer.rate - 650) / 100).toFixed(3),
      '2',
      '2',
    ]);
  });
});

describe('what is unknown', () => {
  it.each<[string, Partial<LarFacts>, LarFieldName[]]>([
    ['the lender’s identifier', { lei: null }, ['lei', 'uli']],
    ['the day of the application', { appliedOn: null }, ['applicationDate', 'applicantAge', 'coapplicantAge']],
    ['the tract', { tract: null }, ['tract']],
    ['the county', { countyCode: null }, ['county']],
    ['the officer', { officerNmls: null }, ['nmlsId']],
    [
      'the average rate of the week',
      { line: larSample().line && { ...larSample().line, acceptedOn: toDay('2026-10-01') } } as Partial<LarFacts>,
      ['rateSpread'],
    ],
    ['the amount', { amount: null }, ['loanAmount']],
  ])('%s is listed as missing, and the other fields stand', (_, change, names) => {
    const row = lendingReportRow(larSample(change));
    expect(missingFields(row)).toEqual(names);
    expect(failedEdits(larTexts(row))).toEqual([]);
  });

  it('the tract of a county without any is not applicable', () => {
    expect(pick({ tract: 'NA' }, 'tract')).toEqual(['NA']);
  });
});

describe('other actions', () => {
  it.each<[string, Partial<LarFacts>]>([
    ['approved but not accepted', { action: { code: 2, on } }],
    [
      'denied',
      { action: { code: 3, on }, reasons: ['obligations', 'creditScore', 'listing'], otherReasons: 'Listed for sale' },
    ],
    ['denied without a listed reason', { action: { code: 3, on }, otherReasons: 'Terms outside what we may offer' }],
    ['withdrawn', { action: { code: 4, on } }],
    ['closed for incompleteness', { action: { code: 5, on } }],
    ['originated by one person', { application: alone() }],
    ['withdrawn by one person', { application: alone(), action: { code: 4, on } }],
    ['of a partially exempt lender', { isPartiallyExempt: true }],
    ['denied by a partially exempt lender', { isPartiallyExempt: true, action: { code: 3, on }, reasons: ['equity'] }],
  ])('%s: every edit passes', (_, change) => {
    expect(failedEdits(textsOf(change))).toEqual([]);
  });

  it('a denial states its codes, and another reason in words', () => {
    const denied: Partial<LarFacts> = {
      action: { code: 3, on },
      reasons: ['obligations', 'bankruptcy', 'creditScore', 'listing'],
      otherReasons: 'Listed for sale',
    };
    expect(pick(denied, 'denial1', 'denial2', 'denial3', 'denial4', 'denialOther')).toEqual([
      '1',
      '3',
      '9',
      '',
      'Listed for sale',
    ]);
    expect(pick(denied, 'rateSpread', 'interestRate', 'hoepa')).toEqual(['NA', 'NA', '3']);
  });

  it('without a decision there is no score, ratio or value', () => {
    const names = ['applicantScore', 'coapplicantScore', 'dti', 'cltv', 'propertyValue', 'denial1'] as const;
    expect(pick({ action: { code: 4, on } }, ...names)).toEqual(['8888', '8888', 'NA', 'NA', 'NA', '10']);
  });

  it('an exempt lender enters the codes of its exemption', () => {
    expect(pick({ isPartiallyExempt: true }, 'uli', 'street', 'dti', 'applicantScore', 'openEnd')).toEqual([
      'HL100001',
      'Exempt',
      'Exempt',
      '1111',
      '1111',
    ]);
  });
});

describe('the applicants', () => {
  it('are reported as they described themselves', () => {
    const change = { demographics: { borrower: answers, coborrower: null } };
    expect(
      pick(change, 'applicantEthnicity1', 'applicantEthnicity2', 'applicantEthnicity3', 'applicantEthnicityOther'),
    ).toEqual(['1', '11', '14', 'Peruvian']);
    expect(pick(change, 'applicantRace1', 'applicantRace2', 'applicantRace3', 'applicantSex')).toEqual([
      '2',
      '5',
      '25',
      '6',
    ]);
    expect(pick(change, 'coapplicantEthnicity1', 'coapplicantRace1', 'coapplicantSex')).toEqual(['3', '6', '3']);
    expect(failedEdits(textsOf(change))).toEqual([]);
  });

  it('with more than five answers keep the groups before the origins', () => {
    const many: Demographics = {
      ...answers,
      race: ['americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican', 'white'],
      asianOrigins: ['korean', 'chinese'],
    };
    const change = { demographics: { borrower: many, coborrower: null } };
    expect(
      pick(change, 'applicantRace1', 'applicantRace2', 'applicantRace3', 'applicantRace4', 'applicantRace5'),
    ).toEqual(['1', '2', '3', '5', '25']);
  });

  it.each([
    ['1980-11-17', '2026-11-16', 45],
    ['1980-11-16', '2026-11-16', 46],
    ['2000-02-29', '2026-02-28', 25],
  ])('born %s are on %s %i years old', (born, day, age) => {
    expect(ageOn(toDay(born), toDay(day))).toBe(age);
  });
});

describe('the purpose', () => {
  const { application } = larSample();
  const paysOff = { ...application, mortgages: application.mortgages.map((each) => ({ ...each, toBePaidOff: true })) };
  const owed = paysOff.mortgages.reduce((sum, { balance }) => sum + balance, 0);
  it.each<[string, Application, number | null, string]>([
    ['home improvement', { ...application, loanPurpose: 'homeImprovement' }, 100_000, '2'],
    ['anything else', { ...application, loanPurpose: 'medical' }, 100_000, '4'],
    ['not said', { ...application, loanPurpose: null }, 100_000, '4'],
    ['a refinancing', { ...paysOff, loanPurpose: 'homeImprovement' }, owed, '31'],
    ['a refinancing with cash out', paysOff, owed + 1, '32'],
  ])('%s', (_, home, amount, code) => {
    expect(purposeOf({ application: home, amount: amount === null ? null : toDollars(amount) })).toBe(code);
  });
});

describe('an application', () => {
  const { application, amount } = larSample();
  it.each([
    ['that never began is not in the register', { isBegun: false, hasAction: true }, {}, 'noApplication'],
    ['that is pending is not in it yet', { isBegun: true, hasAction: false }, {}, 'noActionYet'],
    [
      'for a business is not in it',
      { isBegun: true, hasAction: true },
      { loanPurpose: 'business' as const },
      'businessPurpose',
    ],
    ['with an action is in it', { isBegun: true, hasAction: true }, {}, null],
  ])('%s', (_, state, change, exclusion) => {
    expect(larExclusion({ application: { ...application, ...change }, amount, ...state })).toBe(exclusion);
  });
});

it('the fields are those of the filing instructions, each once', () => {
  expect(new Set(larFields).size).toBe(109);
});
