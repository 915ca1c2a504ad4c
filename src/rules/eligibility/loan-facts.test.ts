import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars as $ } from '#entities/values/money.ts';
import { aMortgage, anApplicant, aRental } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { loanFacts } from './loan-facts.ts';

const factsOf = (change: Parameters<typeof exampleApplication>[0]) =>
  loanFacts(exampleApplication(change), { facts: exampleFacts(), policy, asOf });

it('remembers when each home-equity line and loan was opened', () => {
  const mortgages = [
    aMortgage({ dateOpened: toDay('2019-05-01') }),
    aMortgage({ id: 'line', type: 'homeEquityLine', dateOpened: toDay('2025-02-01') }),
    aMortgage({ id: 'other', type: 'homeEquityLoan', dateOpened: null }),
  ];
  const certain = factsOf({ mortgages }).equityCredits.filter(({ isCertain }) => isCertain);
  expect(certain.map(({ openedOn }) => openedOn)).toEqual(['2025-02-01', null]);
});

it.each([
  ['nothing', [], true],
  ['a mortgage', [aMortgage({})], false],
])('is a first lien with %s before it: %s', (_, mortgages, isFirstLien) => {
  expect(factsOf({ mortgages }).isFirstLien).toBe(isFirstLien);
});

it('has the line pay for a line on another home too, since its payment no longer counts', () => {
  const owned = (toBePaidOff: boolean) => [
    aRental({
      mortgages: [
        aMortgage({
          type: 'homeEquityLine',
          balance: $(30_000),
          monthlyPayment: $(410),
          toBePaidOff,
          taxIncludedInMonthlyPayment: false,
          insuranceIncludedInMonthlyPayment: false,
        }),
      ],
    }),
  ];
  const [kept, paid] = [factsOf({ propertyOwnership: owned(false) }), factsOf({ propertyOwnership: owned(true) })];
  expect(kept.housing - paid.housing).toBe(41_000);
  expect(paid.payoffTotal - kept.payoffTotal).toBe(30_000);
});

it('counts a missed mortgage payment that either person declares as late', () => {
  const on = toDay('2026-03-01');
  const declaring = anApplicant({ declaredEvents: [{ id: 'e', kind: 'missedMortgagePayment', on, chapter: null }] });
  for (const change of [{ borrower: declaring }, { coborrower: declaring }])
    expect(factsOf(change).lates).toEqual([{ debtId: null, on }]);
});

it('tells open lines, at their limit, from what can be paid down', () => {
  const line = { type: 'homeEquityLine', balance: $(5000), creditLimit: $(60_000) } as const;
  const [staying, leaving] = [aMortgage({ id: 'a', ...line }), aMortgage({ id: 'b', ...line, toBePaidOff: true })];
  const { liens, openLines } = factsOf({ mortgages: [aMortgage({}), staying, leaving] });
  expect([liens.total, openLines]).toEqual([351_400, 60_000]);
});

it('knows whether two people borrow', () => {
  expect(factsOf({}).hasCoborrower).toBe(true);
  expect(factsOf({ coborrower: null }).hasCoborrower).toBe(false);
});
