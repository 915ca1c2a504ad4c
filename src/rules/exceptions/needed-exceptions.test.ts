import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { PolicyException } from '#entities/facts/exceptions/policy-exception.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '../decision/decide.ts';
import { flips } from '../decision/flips.ts';
import { acceptedOfferOf } from '../offer/accepted-offer.ts';
import { aHome, aJob } from '../testing/builders.ts';
import { exampleApplication, exampleFacts } from '../testing/worked-example.ts';
import { compensatingFactors, exceptionGap } from './compensating-factors.ts';
import { neededExceptions } from './needed-exceptions.ts';

const asOf = toDay('2026-11-23');
const policy = getPolicy(asOf);

type Loan = { monthly?: number; value?: number; change?: Partial<Application>; under?: typeof policy };

const run = ({ monthly = 8400, value = 579_000, change = {}, under = policy }: Loan) => {
  const facts = exampleFacts({
    verifiedEmployments: { borrower: [aJob({ base: toDollars(monthly), dataSource: 'payroll' })], coborrower: null },
    verifiedIncome: { borrower: null, coborrower: [{ subject: 'job-2', monthly: toDollars(0) }] },
    valuations: [
      { model: 'first', value: toDollars(value), low: null, high: null, fsd: 12, asOf: toDay('2026-11-12') },
    ],
  });
  const decideWith = (exceptions: readonly PolicyException[]) =>
    decide({
      application: exampleApplication(change),
      facts: { ...facts, exceptions: [...exceptions] },
      policy: under,
      asOf,
    });
  return { decideWith, needed: neededExceptions(decideWith, under) };
};

const texas = aHome({ state: 'TX' });

describe('an exception', () => {
  it.each([
    // Debts, housing and the payment are $3,466.11 a month; the limit is 50%.
    ['DTI a point over', { monthly: 6800 }, [{ rule: 'dti', policyLimit: 5000, limit: 5098 }]],
    ['DTI further over than policy lets anyone approve', { monthly: 6400 }, null],
    // Loans and line are $376,400; the cap is 85%.
    ['CLTV over the cap, and off the grid', { value: 435_000 }, [{ rule: 'cltv', policyLimit: 8500, limit: 8653 }]],
    ['CLTV more than two points over', { value: 430_000 }, null],
    ['nothing over', {}, null],
    ['an income nobody has', { monthly: 0 }, null],
    ['a rule that is not met and allows none', { monthly: 6800, change: { titleHolder: 'company' as const } }, null],
    ['CLTV over the law of Texas', { value: 468_000, change: { property: texas } }, null],
    ['a policy without exceptions', { monthly: 6800, under: getPolicy(toDay('2026-11-22')) }, null],
    [
      'a policy that names DTI only',
      {
        value: 435_000,
        under: {
          ...policy,
          exceptions: policy.exceptions && { ...policy.exceptions, over: { cltv: null, dti: toBasisPoints(300) } },
        },
      },
      null,
    ],
  ] as const)('%s', (_, loan: Loan, exceptions) => {
    expect(run(loan).needed?.exceptions ?? null).toEqual(exceptions);
  });

  it('brings out the next one: at the price of the cap DTI is over as well', () => {
    const { needed } = run({ value: 435_000, monthly: 7000 });
    expect(needed?.exceptions.map(({ rule }) => rule)).toEqual(['cltv', 'dti']);
    expect(needed?.decision.outcome).toBe('pass');
  });

  it('lets the line pass with the policy’s own limit beside the raised one, and go no further', () => {
    const { decideWith, needed } = run({ monthly: 6800 });
    const decision = decideWith(needed?.exceptions ?? []);
    expect(decision.trace.find(({ rule }) => rule === 'dti')).toMatchObject({
      outcome: 'pass',
      value: { amount: 5098 },
      limit: { amount: 5098 },
      policyLimit: { amount: 5000 },
    });
    expect(decision.trace.find(({ rule }) => rule === 'cltv')).not.toHaveProperty('policyLimit');
    expect(decision.maxLine?.amount).toBeGreaterThanOrEqual(85_000);
    expect(decision.maxLine?.amount).toBeLessThan(85_100);
    const worse = run({ monthly: 6700 }).decideWith(needed?.exceptions ?? []);
    expect(worse.outcome).toBe('fail');
  });

  it('is offered at the price of the cap', () => {
    const { needed } = run({ value: 435_000, monthly: 9000 });
    const atCap = run({ value: 442_824, monthly: 9000 }).decideWith([]);
    expect(atCap.figures.cltv).toBe(8500);
    const [excepted, own] = [needed?.decision, atCap].map((each) => each && acceptedOfferOf(each, policy));
    expect(excepted?.offer.margin).toBe(own?.offer.margin);
    expect(excepted?.offer.payments).toEqual(own?.offer.payments);
  });

  it('is held by law whatever was approved', () => {
    const { decideWith } = run({ value: 468_000, change: { property: texas } });
    const beyond = [{ rule: 'cltv' as const, policyLimit: toBasisPoints(8000), limit: toBasisPoints(8100) }];
    expect(decideWith(beyond).trace.find(({ rule }) => rule === 'cltv')).toMatchObject({
      outcome: 'fail',
      limit: { amount: 8000 },
    });
  });

  it('names no value or score that would flip it, for the policy’s steps are not its own', () => {
    const decision = run({ monthly: 6800 }).needed?.decision;
    const kinds = decision && flips(decision, policy).map(({ kind }) => kind);
    expect(kinds).toEqual(['incomeUnder', 'lineOver']);
  });
});

describe('compensating factors', () => {
  const weighedOf = (loan: Loan) => {
    const decision = run(loan).needed?.decision;
    return decision ? compensatingFactors(decision, policy) : [];
  };
  const held = (loan: Loan) =>
    weighedOf(loan)
      .filter(({ holds }) => holds === true)
      .map(({ factor }) => factor);

  it('hold by the figures, the same for everyone, and some are for a person to document', () => {
    expect(held({ monthly: 6800 })).toEqual(['score', 'loanToValue', 'timeOwned', 'mortgagePaid']);
    expect(held({ value: 435_000, monthly: 12_000 })).toEqual(['score', 'debtToIncome', 'timeOwned', 'mortgagePaid']);
    const byHand = weighedOf({ monthly: 6800 }).filter(({ holds }) => holds === null);
    expect(byHand.map(({ factor }) => factor)).toEqual(['timeEmployed', 'reserves']);
  });

  const reason = 'Eight years in the home and never late; the raise starts in January.';
  it.each([
    ['two that hold', ['score', 'timeOwned'], reason, null],
    ['one that holds and one documented', ['score', 'reserves'], reason, null],
    ['only one', ['score'], reason, 'factorsNeeded'],
    ['the same one twice', ['score', 'score'], reason, 'factorsNeeded'],
    ['one the figures contradict', ['score', 'timeOwned', 'debtToIncome'], reason, 'factorNotHeld'],
    ['a reason that says nothing', ['score', 'timeOwned'], '   good borrower     ', 'exceptionReasonNeeded'],
  ] as const)('%s', (_, factors, text, gap) => {
    const weighed = weighedOf({ monthly: 6800 });
    expect(exceptionGap({ factors, reason: text }, { weighed, needed: 2 })).toBe(gap);
  });
});
