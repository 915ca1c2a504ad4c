import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { checkAnswers } from '../../engine/check-answers.ts';
import { otherRealEstate as step } from './other-real-estate.ts';

const asOf = toDay('2026-11-15');
const answersWith = (usage: string, annualRentalIncome: number | null) => ({
  ownsOtherProperty: true,
  properties: [
    {
      id: 'property-1',
      address: { line1: '1 Elm Street', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
      type: 'singleFamily',
      usage,
      value: 200_000,
      fees: 0,
      yearlyTaxes: 2000,
      yearlyInsurance: 900,
      annualRentalIncome,
      mortgages: [],
    },
  ],
});

describe('rent of other real estate', () => {
  it.each([
    ['investment', true],
    ['secondHome', true],
    ['primaryResidence', false],
  ])('used as %s is asked for: %s', (usage, isAsked) => {
    const missing = { path: ['properties', 0, 'annualRentalIncome'], code: 'required' };
    const without = checkAnswers({ step, answers: answersWith(usage, null), asOf });
    expect(without.kind === 'invalid' ? without.issues : []).toEqual(isAsked ? [missing] : []);
    expect(step.answers.parse(answersWith(usage, 12_000)).properties).toMatchObject([
      { annualRentalIncome: isAsked ? 12_000 : null },
    ]);
  });
});
