import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { aMortgage } from '../testing/builders.ts';
import {
  borrower,
  type ConditionCase,
  file,
  type Given,
  home,
  keysOf,
  title,
  valuation,
} from '../testing/condition-cases.ts';

const $ = toDollars;

const withHolder = (given: Given, name: string): Given => ({
  ...given,
  application: { ...given.application, otherTitleHolders: [{ id: 'h1', name, email: null }] },
});

const cases: ConditionCase[] = [
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
    310,
    withHolder(title({ names: ['VEGA MARISOL A', 'ORTIZ LUIS'] }), 'Ana Ortiz'),
    ['310:email:thirdParty'],
    withHolder(title({ names: ['VEGA MARISOL A', 'ORTIZ LUIS'] }), 'Luis Ortiz'),
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
    { application: { otherTitleHolders: [{ id: 'h1', name: 'Luis Ortiz', email: 'luis@example.com' }] } },
    ['605:email:thirdParty:h1'],
    {},
  ],
  [
    605,
    {
      application: {
        otherTitleHolders: [
          { id: 'h1', name: 'Luis Ortiz', email: 'luis@example.com' },
          { id: 'h2', name: 'Ana Ortiz', email: null },
        ],
      },
    },
    ['605:email:thirdParty:h1', '605:email:thirdParty:h2', '605:information:borrower:h2'],
    {},
  ],
  [
    605,
    title({ names: ['VEGA MARISOL A', 'ORTIZ LUIS'] }),
    ['605:email:thirdParty:ortiz-luis', '605:information:borrower:ortiz-luis'],
    title({ holder: 'trust', names: ['Vega Family Trust'] }),
  ],
  [609, home({ usage: 'primaryResidence' }), ['609:information:lender'], home({ usage: 'secondHome' })],
  [601, file({ hasNameOrSsnVariation: true }), ['601:information:borrower'], file({})],
  [
    602,
    borrower({ citizenship: 'nonPermanentResident' }),
    ['602:document:borrower:residencyCard'],
    borrower({ citizenship: 'usCitizen' }),
  ],
  [
    606,
    borrower({ usesPowerOfAttorney: true }),
    ['606:document:borrower:powerOfAttorney'],
    borrower({ usesPowerOfAttorney: false }),
  ],
];

describe('property conditions', () => {
  it.each(cases)('%i opens as it should', (code, given, keys) => {
    expect(keysOf(code, given)).toEqual(keys);
  });

  it.each(cases)('%i stays closed otherwise', (code, _, __, near) => {
    expect(keysOf(code, near)).toEqual([]);
  });
});
