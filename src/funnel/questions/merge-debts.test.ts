import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import { reportedDebt } from '#sandbox/personas/parts/bureau-debts.ts';
import { steps } from '../steps.ts';
import { mergeDebts } from './merge-debts.ts';

const card = reportedDebt({ id: 'card', type: 'revolving', creditor: 'Union Card', balance: 5000, payment: 150 });
const answer = {
  id: 'card',
  type: card.type,
  balance: card.balance,
  monthlyPayment: card.monthlyPayment,
  creditor: card.creditor,
};
const merged = (
  stored: readonly (typeof card)[],
  answers: readonly Parameters<typeof mergeDebts>[0]['answers'][number][],
) => mergeDebts({ stored, answers, person: 'coborrower' });

describe('answers about debts', () => {
  it('keep the report when nothing is changed', () => {
    expect(merged([card], [{ ...answer, toBePaidOff: true }])).toEqual([{ ...card, toBePaidOff: true }]);
  });

  it('keep what they correct, through any number of corrections', () => {
    const once = merged([card], [{ ...answer, balance: toDollars(4000) }]);
    const twice = merged(once, [{ ...answer, balance: toDollars(3000) }]);
    expect(twice).toMatchObject([
      { balance: 3000, source: 'coborrower', reported: { balance: 5000, source: 'bureau' } },
    ]);
    expect(merged(twice, [answer])).toEqual([card]);
  });

  it('add what is missing as the person’s own, and never drop a report', () => {
    const both = merged([card], [{ id: 'new', type: 'auto', balance: toDollars(100) }]);
    expect(both.map(({ id, source, addedByUser }) => [id, source, addedByUser])).toEqual([
      ['new', 'coborrower', true],
      ['card', 'bureau', false],
    ]);
    expect(merged(both, [answer]).map(({ id }) => id)).toEqual(['card']);
  });
});

describe('a reported loan on another home', () => {
  const here = reportedDebt({ id: 'here', type: 'mortgage', creditor: 'First', balance: 200_000, payment: 1500 });
  const there = reportedDebt({ id: 'there', type: 'mortgage', creditor: 'Second', balance: 90_000, payment: 700 });
  const found = { ...emptyApplication(), mortgages: [here, there] };
  const { mortgageBalance, application4, debtConsolidation } = steps;
  const escrow = { taxIncludedInMonthlyPayment: true, insuranceIncludedInMonthlyPayment: true };

  const selected = mortgageBalance.write(
    found,
    mortgageBalance.answers.parse({
      areMortgagesReviewed: true,
      mortgages: mortgageBalance
        .read(found, 'borrower')
        .mortgages?.map((loan) => ({ ...loan, ...escrow, confirmed: loan.id === 'here' })),
    }),
    'borrower',
  );
  const property = {
    id: 'cabin',
    address: { line1: '1 A', line2: null, city: 'B', state: 'WA', zip: '98826', county: null },
    type: 'singleFamily',
    usage: 'secondHome',
    value: 300_000,
    fees: 0,
    yearlyTaxes: 1000,
    yearlyInsurance: 1000,
    annualRentalIncome: 0,
  };
  const loan = {
    ...escrow,
    id: 'there',
    creditor: 'Second',
    type: 'mortgage',
    balance: 90_000,
    monthlyPayment: 700,
    confirmed: true,
  };
  const owned = application4.write(
    selected,
    application4.answers.parse({ ownsOtherProperty: true, properties: [{ ...property, mortgages: [loan] }] }),
    'borrower',
  );

  it('is no lien on this one, waits among the debts and can be chosen again', () => {
    expect(selected.mortgages.map(({ id }) => id)).toEqual(['here']);
    expect(selected.liabilities.map(({ id }) => id)).toEqual(['there']);
    expect(mortgageBalance.read(selected, 'borrower').mortgages?.map(({ id }) => id)).toEqual(['here', 'there']);
    expect(debtConsolidation.read(selected, 'borrower').liabilities).toEqual([]);
  });

  it('is claimed by the property that names it, and counted once', () => {
    expect(owned.liabilities).toEqual([]);
    expect(owned.propertyOwnership[0]?.mortgages).toMatchObject([
      { id: 'there', addedByUser: false, source: 'bureau' },
    ]);
  });

  it('is free again when that property is taken back', () => {
    const none = application4.write(owned, application4.answers.parse({ ownsOtherProperty: false }), 'borrower');
    expect(none.propertyOwnership).toEqual([]);
    expect(none.liabilities.map(({ id }) => id)).toEqual(['there']);
  });
});
