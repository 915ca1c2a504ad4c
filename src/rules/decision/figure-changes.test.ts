import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Decision } from './decision.ts';
import { figureChanges } from './figure-changes.ts';

const run: Pick<Decision, 'chosen' | 'facts' | 'figures' | 'maxLine' | 'policyVersion'> = {
  policyVersion: toDay('2026-09-28'),
  facts: [
    { fact: 'credit', person: 'borrower', source: 'vendor', outcome: 'pass' },
    { fact: 'title', person: null, source: null, outcome: 'unknown' },
  ],
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
    ...{ facts: [], sources: [], policy: null },
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
    ...{ sources: [], policy: null },
  });
  expect(figureChanges(run, run)).toEqual({ figures: [], facts: [], sources: [], policy: null });
});

it('names another policy and a fact that came in, where every figure stayed', () => {
  const [credit, title] = run.facts;
  if (!credit || !title) throw new Error('The run rests on two facts.');
  const facts: typeof run.facts = [credit, { ...title, source: 'staff', outcome: 'pass' }];
  expect(figureChanges(run, { ...run, facts, policyVersion: toDay('2026-11-18') })).toEqual({
    ...{ figures: [], facts: [] },
    sources: [{ fact: 'title', person: null, before: null, after: 'staff' }],
    policy: { before: '2026-09-28', after: '2026-11-18' },
  });
  expect(figureChanges({ ...run, facts: [] }, run).sources).toEqual([]);
});
