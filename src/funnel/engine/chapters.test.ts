import { expect, it } from 'vitest';
import { steps } from '../steps.ts';
import { chapterOf } from './chapters.ts';

const expected = {
  aboutYou: ['name', 'email', 'mcr', 'prequalCredit', 'prequalCreditCheck', 'prequalCoborrower'],
  yourHome: [
    'propertyValue',
    'mortgageEstimate',
    'zip',
    'propertyUsage',
    'prequalBuildingType',
    'prequalAddress',
    'prequalListedForSale',
    'prequalNewMortgage',
  ],
  yourFinances: [
    'hasFbm',
    'isSelfEmployed',
    'creditRange',
    'creditIncome',
    'creditScore',
    'coborrower',
    'mortgageBalance',
    'prequalDerogatory',
    'prequalMortgageSelect',
    'prequalDebts',
  ],
  yourOffer: ['previewOffer', 'prequalOffer'],
};

it.each(Object.keys(steps))('%s stands in its chapter, or in none', (key) => {
  const chapter = Object.entries(expected).find(([, keys]) => keys.includes(key))?.[0] ?? null;
  expect(chapterOf(key)).toBe(chapter);
});
