import { describe, expect, it } from 'vitest';
import { type Cents, toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { anyChoice, anyLoan, type Loan } from '#testing/loan-arbitrary.ts';
import { amountRules } from '../eligibility/amount-rules.ts';
import { aCreditFile, aDebt, aHome, aJob, anApplicant } from '../testing/builders.ts';
import { asOf, exampleApplication, exampleFacts, exampleLoan, policy } from '../testing/worked-example.ts';
import type { RuleCode } from '../trace/trace-row.ts';
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
const rowOf = ({ trace }: Decision, rule: RuleCode) => trace.find((row) => row.rule === rule);
const flipOf = <Kind extends Flip['kind']>(kind: Kind, of: Decision = decision): Extract<Flip, { kind: Kind }> => {
  const found = flips(of, policy).find((flip): flip is Extract<Flip, { kind: Kind }> => flip.kind === kind);
  if (found === undefined) throw new Error(`nothing flips by ${kind}`);
  return found;
};

describe('what would flip a yes', () => {
  it('is income, line, value and score, and nothing for a no', () => {
    expect(flips(decision, policy).map(({ kind }) => kind)).toEqual([
      'incomeUnder',
      'lineOver',
      'valueUnder',
      'scoreUnder',
    ]);
    expect(flips(decidedAt(399_000), policy)).toEqual([]);
    expect(flips({ ...decision, outcome: 'unknown' }, policy)).toEqual(flips(decision, policy));
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

  const valuedAt = (value: number) => ({
    valuations: [{ model: 'first', value: toDollars(value), low: null, high: null, fsd: 12, asOf }],
  });
  const scoredAt = (score: number) => ({
    credit: { borrower: aCreditFile([score]), coborrower: null },
    verifiedEmployments: { borrower: null, coborrower: null },
  });

  it('is a value lower by a dollar, by CLTV or by the price it makes', () => {
    const { value } = flipOf('valueUnder');
    expect([decided({}, valuedAt(value)).outcome, decided({}, valuedAt(value - 1)).outcome]).toEqual(['pass', 'fail']);
    // Debts leave so little room that the next column of the grid is too expensive.
    const card = aDebt({ id: 'more', balance: toDollars(9000), monthlyPayment: toDollars(715) });
    const owing = { liabilities: [...exampleApplication().liabilities, card] };
    const tight = flipOf('valueUnder', decided(owing));
    const at = (worth: number) => decided(owing, valuedAt(worth));
    expect([at(tight.value).outcome, at(tight.value - 1).outcome]).toEqual(['pass', 'fail']);
    expect(tight.value).toBeGreaterThan(value);
    expect(rowOf(at(tight.value - 1), 'cltv')?.outcome).toBe('pass');
  });

  it.each([
    ['the floor', 'primaryResidence', 40_000, 640],
    ['the cap of the band below', 'primaryResidence', 85_000, 660],
    ['the floor of a home to let', 'investment', 40_000, 700],
  ] as const)('is a lower score, by %s: a %s for %i under %i', (_, usage, amount, least) => {
    const employments = [aJob({ base: toDollars(9000) })];
    const change = {
      property: aHome({ usage }),
      borrower: anApplicant({ employments }),
      coborrower: null,
      offerChoice: choice && { ...choice, amount: toDollars(amount) },
    };
    const { score } = flipOf('scoreUnder', decided(change, scoredAt(760)));
    expect(score).toBe(least);
    const outcomes = [score, score - 1].map((each) => decided(change, scoredAt(each)).outcome);
    expect(outcomes).toEqual(['pass', 'fail']);
  });

  it.each<[Flip['kind'], Partial<Decision>]>([
    ['incomeUnder', { figures: { ...decision.figures, income: null } }],
    ['incomeUnder', { figures: { ...decision.figures, dtiLimit: null } }],
    ['incomeUnder', { figures: { ...decision.figures, qualifyingPayment: null } }],
    ['lineOver', { maxLine: null }],
  ])('is not %s while too little is known: %j', (kind, change) => {
    const kinds = flips({ ...decision, ...change }, policy).map((flip) => flip.kind);
    expect(kinds).toEqual(
      flips(decision, policy)
        .map((flip) => flip.kind)
        .filter((other) => other !== kind),
    );
  });

  it.each<Partial<Decision>>([
    { figures: { ...decision.figures, liens: null } },
    { figures: { ...decision.figures, score: null } },
    { figures: { ...decision.figures, value: null } },
    { chosen: { ...decision.chosen, amount: null } },
  ])('is neither value nor score while the line is not known: %j', (change) => {
    const kinds = flips({ ...decision, ...change }, policy).map((flip) => flip.kind);
    expect(kinds).toEqual(['incomeUnder', 'lineOver']);
  });

  it('is of value and score also while income is not known', () => {
    const kinds = flips({ ...decision, figures: { ...decision.figures, income: null } }, policy).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['lineOver', 'valueUnder', 'scoreUnder']);
  });

  it('is true of any loan, by the last dollar and the last point', () => {
    const decidedAs = ({ application, facts }: Loan, change: Partial<Loan['facts']> = {}) =>
      decide({ application, facts: { ...facts, ...change }, policy, asOf });
    const seen = new Set<Flip['kind']>();
    fc.assert(
      fc.property(anyLoan, anyChoice, ({ application, facts }, offerChoice) => {
        const loan = { application: { ...application, offerChoice }, facts };
        const at = (flip: Flip, less: number) => {
          if (flip.kind === 'valueUnder') return decidedAs(loan, valuedAt(flip.value - less)).outcome;
          const file = flip.kind === 'scoreUnder' ? aCreditFile([flip.score - less]) : null;
          return decidedAs(loan, { credit: { borrower: file, coborrower: application.coborrower && file } }).outcome;
        };
        for (const flip of flips(decidedAs(loan), policy)) {
          if (flip.kind !== 'valueUnder' && flip.kind !== 'scoreUnder') continue;
          seen.add(flip.kind);
          expect([flip, at(flip, 0) === 'fail', at(flip, 1)]).toEqual([flip, false, 'fail']);
        }
      }),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(['scoreUnder', 'valueUnder']);
  });
});
