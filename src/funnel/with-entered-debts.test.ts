import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { aDebt, aMortgage, anApplication } from '#rules/testing/builders.ts';
import { withEnteredDebts } from './with-entered-debts.ts';

const stated = aMortgage({
  id: 'own',
  creditor: 'Cumberland Home Loans, LLC',
  balance: toDollars(180_000),
  addedByUser: true,
  toBePaidOff: false,
});
const card = aDebt({ id: 'card', creditor: 'Union Card', addedByUser: true, toBePaidOff: true });
const application = anApplication({ mortgages: [stated], liabilities: [card] });
const reported = aMortgage({
  id: 'r1',
  creditor: 'CUMBERLAND HOME LOANS',
  balance: toDollars(208_700),
  addedByUser: false,
  source: 'bureau',
});

it('takes a reported debt for the one the applicant listed, at the reported figures', () => {
  const joined = withEnteredDebts(application, [
    reported,
    aDebt({ id: 'r2', creditor: 'Union Card', balance: toDollars(6400), addedByUser: false }),
  ]);
  expect(joined.application.mortgages).toMatchObject([
    { id: 'own', balance: 208_700, source: 'bureau', addedByUser: false },
  ]);
  expect(joined.application.liabilities).toMatchObject([{ id: 'card', balance: 6400, toBePaidOff: true }]);
  expect(joined.debts.map(({ id }) => id)).toEqual(['own', 'card']);
});

it('keeps two loans of one bank apart, and never a card for a mortgage', () => {
  const second = { ...reported, id: 'r3', balance: toDollars(30_000) };
  expect(withEnteredDebts(application, [reported, second]).debts.map(({ id }) => id)).toEqual(['own', 'r3']);
  const asCard = aDebt({ id: 'r4', creditor: 'Cumberland Home Loans', type: 'revolving', addedByUser: false });
  expect(withEnteredDebts(application, [asCard]).debts.map(({ id }) => id)).toEqual(['r4']);
});

it('takes a second report for the same debts, and does not count them twice', () => {
  const first = withEnteredDebts(application, [reported]);
  const second = withEnteredDebts(first.application, [{ ...reported, id: 'r9', balance: toDollars(208_000) }]);
  expect(second.application.mortgages).toMatchObject([{ id: 'own', balance: 208_000 }]);
  expect(second.debts.map(({ id }) => id)).toEqual(['own']);
});

it('keeps the stated amount where the report does not say how much is owed', () => {
  const unsaid = { ...reported, balance: toDollars(0), isAmountUnknown: true as const };
  expect(withEnteredDebts(application, [unsaid]).application.mortgages).toMatchObject([
    { id: 'own', balance: 180_000, isAmountUnknown: true, addedByUser: false },
  ]);
  const [said] = withEnteredDebts(application, [reported]).application.mortgages;
  expect(said).not.toHaveProperty('isAmountUnknown');
});
