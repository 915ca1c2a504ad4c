import { describe, expect, it } from 'vitest';
import { type Cents, toDollars } from '#entities/money.ts';
import { amountRules } from '../eligibility/amount-rules.ts';
import { aCreditFile, aHome } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, exampleLoan, policy } from '../testing/worked-example.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import { type Flip, flips } from './flips.ts';

const choice = exampleApplication().offerChoice;
const decided = (
  change: Parameters<typeof exampleApplication>[0] = {},
  facts: Parameters<typeof exampleFacts>[0] = {},
) => decide({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });
const decidedAt = (amount: number) => decided({ offerChoice: choice && { ...choice, amount: toDollars(amount) } });
const decision = decided();
const flipOf = <Kind extends Flip['kind']>(kind: Kind, of: Decision = decision): Extract<Flip, { kind: Kind }> => {
  const found = flips(of).find((flip): flip is Extract<Flip, { kind: Kind }> => flip.kind === kind);
  if (found === undefined) throw new Error(`nothing flips by ${kind}`);
  return found;
};

describe('what would flip a yes', () => {
  it('is income, line, value and score, and nothing for a no', () => {
    expect(flips(decision).map(({ kind }) => kind)).toEqual(['incomeUnder', 'lineOver', 'valueUnder', 'scoreUnder']);
    expect(flips(decidedAt(399_000))).toEqual([]);
    expect(flips({ ...decision, outcome: 'unknown' })).toEqual(flips(decision));
  });

  it('is a line larger by a dollar', () => {
    const { amount } = flipOf('lineOver');
    expect(decidedAt(amount).outcome).toBe('pass');
    expect(decidedAt(amount + 1).outcome).toBe('fail');
  });

  it('is an income lower by a cent', () => {
    const { monthly } = flipOf('incomeUnder');
    const dtiWith = (income: number) =>
      amountRules(exampleLoan({ income: { monthly: income as Cents, isVerified: true } }), {
        amount: decision.chosen.amount,
        terms: decision.chosen,
        limits: [],
        policy,
        findPayoff: null,
      }).find(({ rule }) => rule === 'dti')?.outcome;
    expect([dtiWith(monthly), dtiWith(monthly - 1)]).toEqual(['pass', 'fail']);
  });

  it('is a value lower by a dollar', () => {
    const { value } = flipOf('valueUnder');
    const cltvAt = (worth: number) =>
      decided(
        {},
        { valuations: [{ model: 'first', value: toDollars(worth), low: null, high: null, fsd: 12, asOf }] },
      ).trace.find(({ rule }) => rule === 'cltv')?.outcome;
    expect([cltvAt(value), cltvAt(value - 1)]).toEqual(['pass', 'fail']);
  });

  it.each([
    ['primaryResidence', 640],
    ['investment', 700],
  ] as const)('is, for a %s, a score under %i', (usage, floor) => {
    const change = { property: aHome({ usage }), coborrower: null, offerChoice: null };
    const outcomes = (score: number) =>
      decided(change, { credit: { borrower: aCreditFile([score]), coborrower: null } }).trace.flatMap((row) =>
        row.rule === 'score' || row.rule === 'investmentScore' ? [row.outcome] : [],
      );
    expect(flipOf('scoreUnder', { ...decided(change), outcome: 'pass' }).score).toBe(floor);
    expect(outcomes(floor)).not.toContain('fail');
    expect(outcomes(floor - 1)).toContain('fail');
  });

  it.each<[Flip['kind'], Partial<Decision>]>([
    ['incomeUnder', { figures: { ...decision.figures, income: null } }],
    ['incomeUnder', { figures: { ...decision.figures, dtiLimit: null } }],
    ['incomeUnder', { figures: { ...decision.figures, qualifyingPayment: null } }],
    ['lineOver', { maxLine: null }],
    ['valueUnder', { figures: { ...decision.figures, liens: null } }],
    ['valueUnder', { figures: { ...decision.figures, cltvCap: null } }],
    ['valueUnder', { chosen: { ...decision.chosen, amount: null } }],
    ['scoreUnder', { trace: decision.trace.map((row) => ({ ...row, limit: null })) }],
    ['scoreUnder', { trace: [] }],
  ])('is not %s while too little is known: %j', (kind, change) => {
    const kinds = flips({ ...decision, ...change }).map((flip) => flip.kind);
    expect(kinds).toEqual(
      flips(decision)
        .map((flip) => flip.kind)
        .filter((other) => other !== kind),
    );
  });
});
