import { expect, it } from 'vitest';
import { isPayoffItem } from '#rules/debts/payoff.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { steps } from '../steps.ts';

const { previewOffer } = steps;
const { application } = situationOf(workedExampleCouple, 'previewOffer');
const choice = { amount: 85_000, product: 'variable', years: 10, originationFee: 150, hasAutopay: false };
const saved = (answers: object) =>
  previewOffer.write(application, previewOffer.answers.parse({ ...choice, ...answers }), 'borrower');
const paidOff = (answers: object) => saved(answers).liabilities.filter((debt) => debt.toBePaidOff);

it('pays off the debts named with the line, and takes a debt back that is no longer named', () => {
  expect(paidOff({ debtsToPayOff: ['card-1', 'card-2'] }).map(({ id }) => id)).toEqual(['card-1', 'card-2']);
  const read = previewOffer.read(saved({ debtsToPayOff: ['card-2'] }), 'borrower');
  expect(read.debtsToPayOff).toEqual(['card-2']);
});

it('confirms the debts named, so that they are payoff items', () => {
  const { liabilities } = saved({ debtsToPayOff: ['card-1'] });
  expect(liabilities.filter((debt) => isPayoffItem(debt, false)).map(({ id }) => id)).toEqual(['card-1']);
});

it('never pays off solar or a loan on the home', () => {
  expect(paidOff({ debtsToPayOff: ['solar', 'mortgage'] })).toEqual([]);
});

it('keeps a rate told for a debt, and forgets one taken back', () => {
  const told = saved({ debtRates: { 'card-1': 2499 } });
  expect(previewOffer.read(told, 'borrower').debtRates).toEqual({ 'card-1': 2499 });
  const back = previewOffer.write(told, previewOffer.answers.parse(choice), 'borrower');
  expect(previewOffer.read(back, 'borrower').debtRates).toEqual({});
});

it('leaves the debts alone when nothing is said about them', () => {
  expect(saved({}).liabilities).toEqual(application.liabilities);
});
