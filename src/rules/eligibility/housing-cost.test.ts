import { describe, expect, it } from 'vitest';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Property } from '#entities/application/property.ts';
import { toDollars } from '#entities/values/money.ts';
import { aDebt, aHome, aMortgage, anApplication, aRental } from '../testing/builders.ts';
import { housingCost, totalHousingCost } from './housing-cost.ts';

const $ = toDollars;
const bills = { yearlyTaxes: $(3600), yearlyInsurance: $(1200) };
const plain = { taxIncludedInMonthlyPayment: false, insuranceIncludedInMonthlyPayment: false };

describe('housingCost', () => {
  it.each([
    ['all in the payment', {}, [aMortgage({})], 1898_00, []],
    ['in the payment, whatever the bills', bills, [aMortgage({})], 1898_00, []],
    ['nothing in the payment', bills, [aMortgage(plain)], 2298_00, []],
    ['taxes in the payment only', bills, [aMortgage({ ...plain, taxIncludedInMonthlyPayment: true })], 1998_00, []],
    [
      'insurance in the payment only',
      bills,
      [aMortgage({ ...plain, insuranceIncludedInMonthlyPayment: true })],
      2198_00,
      [],
    ],
    ['no mortgage', bills, [], 400_00, []],
    ['association fees', { ...bills, fees: $(250) }, [], 650_00, []],
    [
      'a mortgage that told taxes and insurance',
      {},
      [aMortgage({ ...plain, monthlyTaxPayment: $(300), monthlyInsurancePayment: $(90) })],
      2288_00,
      [],
    ],
    ['a mortgage that told both in one', {}, [aMortgage({ ...plain, monthlyTaxAndInsurance: $(390) })], 2288_00, []],
    [
      'both in one does not override a bill',
      { yearlyTaxes: $(3600) },
      [aMortgage({ ...plain, monthlyTaxAndInsurance: $(390) })],
      2198_00,
      ['insurance'],
    ],
    ['a mortgage paid off takes its escrow with it', bills, [aMortgage({ toBePaidOff: true })], 400_00, []],
    [
      'both in one does not override another bill',
      { yearlyInsurance: $(1200) },
      [aMortgage({ ...plain, monthlyTaxAndInsurance: $(390) })],
      1998_00,
      ['taxes'],
    ],
    [
      'solar tells nothing of taxes',
      {},
      [aMortgage({ ...plain, creditor: 'Sunrun', monthlyTaxPayment: $(1) })],
      0,
      ['taxes', 'insurance'],
    ],
    ['solar is no housing', bills, [aMortgage({ creditor: 'Sunrun', monthlyTaxPayment: $(1) })], 400_00, []],
    ['a payment nobody told', bills, [aMortgage({ ...plain, monthlyPayment: null })], 400_00, ['mortgagePayment']],
    ['a cleared mortgage', bills, [aMortgage({ ...plain, monthlyPayment: null, balance: $(0) })], 400_00, []],
    ['nothing known', { fees: null }, [], 0, ['taxes', 'insurance', 'fees']],
    [
      'two payments nobody told',
      bills,
      [aMortgage({ ...plain, monthlyPayment: null }), aMortgage({ ...plain, id: 'b', monthlyPayment: null })],
      400_00,
      ['mortgagePayment'],
    ],
    ...[false, true].map((isTurned) => {
      const told = [
        aMortgage({ ...plain, monthlyTaxPayment: $(300) }),
        aMortgage({ ...plain, monthlyTaxPayment: $(0) }),
      ];
      return [
        `two loans that tell of one bill, ${isTurned ? 'the lower first' : 'the larger first'}`,
        { yearlyInsurance: $(1200) },
        isTurned ? told.toReversed() : told,
        2 * 1898_00 + 400_00,
        [],
      ];
    }),
    ['yearly bills that do not divide', { yearlyTaxes: $(1000), yearlyInsurance: $(500) }, [], 125_00, []],
  ] as [string, Partial<Property>, DebtItem[], number, string[]][])('%s', (_, change, mortgages, monthly, missing) => {
    expect(housingCost(aHome(change), mortgages)).toEqual({ monthly, missing });
  });
});

describe('totalHousingCost', () => {
  it('adds every property and mortgages no property claims', () => {
    const application = anApplication({
      mortgages: [aMortgage({})],
      propertyOwnership: [
        aRental({ mortgages: [aMortgage({ monthlyPayment: $(700) })] }),
        aRental({ propertyId: 'b' }),
      ],
      liabilities: [
        aMortgage({ id: 'lost', monthlyPayment: $(50) }),
        aMortgage({ id: 'gone', monthlyPayment: $(9000), toBePaidOff: true }),
        aMortgage({ id: 'sun', type: 'homeEquityLine', creditor: 'GoodLeap', monthlyPayment: $(9000) }),
        aDebt({ monthlyPayment: $(9000) }),
      ],
    });
    expect(totalHousingCost(application)).toEqual({ monthly: 1898_00 + 700_00 + 300_00 + 50_00, missing: [] });
  });

  it.each([
    ['nobody has looked', { estimatedMortgageBalance: $(250_000) }, ['mortgagePayment', 'taxes', 'insurance']],
    ['not even an estimate', {}, ['mortgagePayment', 'taxes', 'insurance']],
    ['said to be none', { estimatedMortgageBalance: $(0) }, ['taxes', 'insurance']],
    ['looked through', { areMortgagesReviewed: true }, ['taxes', 'insurance']],
    [
      'an unclaimed one without a payment',
      { areMortgagesReviewed: true, liabilities: [aMortgage({ monthlyPayment: null })] },
      ['taxes', 'insurance', 'mortgagePayment'],
    ],
    [
      'none of an unclaimed one that is cleared',
      { areMortgagesReviewed: true, liabilities: [aMortgage({ monthlyPayment: null, balance: $(0) })] },
      ['taxes', 'insurance'],
    ],
  ] as [string, Parameters<typeof anApplication>[0], string[]][])('names what is missing: %s', (_, change, missing) => {
    expect(totalHousingCost(anApplication(change)).missing).toEqual(missing);
  });
});
