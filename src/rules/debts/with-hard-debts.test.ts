import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { creditFileWith } from '#sandbox/personas/parts/outside-answers.ts';
import { aDebt, anApplication } from '../testing/builders.ts';
import { withHardDebts } from './with-hard-debts.ts';

const card = aDebt({ id: 'card', balance: toDollars(900) });
const boat = aDebt({ id: 'boat', balance: toDollars(140_000) });
const application = anApplication({ liabilities: [card] });
const credit = (isSoft: boolean) => ({
  credit: { borrower: creditFileWith([700, 700, 700], { isSoft, debts: [card, boat] }), coborrower: null },
});

it('counts the new debts of a hard pull once, and leaves a soft one to the application', () => {
  const ids = (isSoft: boolean) => withHardDebts(application, credit(isSoft)).liabilities.map(({ id }) => id);
  expect(ids(false)).toEqual(['card', 'boat']);
  expect(ids(true)).toEqual(['card']);
});
