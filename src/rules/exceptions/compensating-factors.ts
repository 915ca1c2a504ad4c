import { type CompensatingFactor, compensatingFactor } from '#entities/facts/exceptions/policy-exception.ts';
import { addMonths } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';
import type { Decision } from '../decision/decision.ts';

type Weighed = Pick<Decision, 'asOf' | 'figures' | 'trace'>;
type Thresholds = NonNullable<Policy['exceptions']>['factors'];

/** Whether a factor holds by the figures on file; null is for a person to document. */
export type WeighedFactor = { factor: CompensatingFactor; holds: boolean | null };

/** No late payment in any window the policy looks at. */
const isMortgagePaid = ({ trace }: Weighed): boolean => {
  const rows = trace.filter(({ rule }) => rule === 'mortgageLates');
  return rows.length > 0 && rows.every(({ value }) => value?.unit === 'times' && value.amount === 0);
};

const isOwnedFor = ({ trace, asOf }: Weighed, months: number): boolean => {
  const value = trace.find(({ rule }) => rule === 'ownership')?.value;
  return value?.unit === 'day' && addMonths(value.day, months) <= asOf;
};

const isUnder = (figure: number | null, most: number): boolean => figure !== null && figure <= most;

const tests: Record<CompensatingFactor, (weighed: Weighed, from: Thresholds) => boolean | null> = {
  score: ({ figures }, { score }) => figures.scoreSource === 'scored' && (figures.score ?? 0) >= score,
  loanToValue: ({ figures }, { loanToValue }) => isUnder(figures.cltv, loanToValue),
  debtToIncome: ({ figures }, { debtToIncome }) => isUnder(figures.dti, debtToIncome),
  timeOwned: (weighed, { monthsOwned }) => isOwnedFor(weighed, monthsOwned),
  mortgagePaid: isMortgagePaid,
  timeEmployed: () => null,
  reserves: () => null,
};

/** Every factor of the list, weighed by the same figures for everyone. */
export const compensatingFactors = (weighed: Weighed, { exceptions }: Pick<Policy, 'exceptions'>): WeighedFactor[] =>
  exceptions === null
    ? []
    : compensatingFactor.options.map((factor) => ({ factor, holds: tests[factor](weighed, exceptions.factors) }));

/** What is wrong with a case for an exception; null when it can be proposed. */
export const exceptionGaps = ['factorsNeeded', 'factorNotHeld', 'exceptionReasonNeeded'] as const;
export type ExceptionGap = (typeof exceptionGaps)[number];

/** Shorter says nothing about the loan. */
export const LEAST_REASON = 20;

export const exceptionGap = (
  { factors, reason }: { factors: readonly CompensatingFactor[]; reason: string },
  { weighed, needed }: { weighed: readonly WeighedFactor[]; needed: number },
): ExceptionGap | null => {
  const named = new Set(factors);
  if (weighed.some(({ factor, holds }) => named.has(factor) && holds === false)) return 'factorNotHeld';
  if (named.size < needed) return 'factorsNeeded';
  return reason.trim().length < LEAST_REASON ? 'exceptionReasonNeeded' : null;
};
