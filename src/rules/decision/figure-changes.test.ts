import { expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Decision } from './decision.ts';
import { figureChanges } from './figure-changes.ts';

const run: Pick<Decision, 'chosen' | 'figures' | 'maxLine'> = {
  chosen: {
    amount: toDollars(85_000),
    product: 'variable',
    years: 10,
    originationFee: toBasisPoints(150),
    hasAutopay: true,
  },
  maxLine: { rule: 'cltv', amount: toDollars(120_000) },
  figures: {
    ...{ score: 744, scoreSource: 'scored', value: toDollars(512_000), valueSource: 'valuation' },
    ...{ liens: toDollars(289_000), isFirstLien: false, cltv: toBasisPoints(7_300), cltvCap: toBasisPoints(8_500) },
    ...{ income: toCents(986_000), isIncomeVerified: false, debts: toCents(100_000), housing: toCents(200_000) },
    ...{ missing: [], payoffTotal: toDollars(0), qualifyingPayment: toCents(60_000) },
    ...{ dti: toBasisPoints(4_820), dtiLimit: toBasisPoints(5_000) },
  },
};

it('names each figure that changed, with both values', () => {
  const after = {
    ...run,
    figures: { ...run.figures, income: toCents(917_400), dti: toBasisPoints(5_200), score: null },
  };
  expect(figureChanges(run, after)).toEqual({
    figures: [
      { figure: 'income', before: 986_000, after: 917_400 },
      { figure: 'dti', before: 4_820, after: 5_200 },
      { figure: 'score', before: 744, after: null },
    ],
    facts: [],
  });
});

it('names the choice and the source too, and nothing where nothing changed', () => {
  const chosen = { ...run.chosen, years: 5 };
  const after = { ...run, chosen, figures: { ...run.figures, isIncomeVerified: true } };
  expect(figureChanges(run, after)).toEqual({
    figures: [],
    facts: [
      { fact: 'isIncomeVerified', before: false, after: true },
      { fact: 'years', before: 10, after: 5 },
    ],
  });
  expect(figureChanges(run, run)).toEqual({ figures: [], facts: [] });
});
