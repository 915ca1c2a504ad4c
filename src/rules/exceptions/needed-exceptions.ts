import {
  type ExceptableRule,
  exceptableRule,
  type PolicyException,
} from '#entities/facts/exceptions/policy-exception.ts';
import type { Policy } from '#policy/policy.ts';
import type { Decision } from '../decision/decision.ts';
import type { TraceRow } from '../trace/trace-row.ts';

type Allowing = Pick<Policy, 'exceptions'>;

/** What an approval despite the rules takes, and the decision as it would be with it. */
export type NeededExceptions = { exceptions: PolicyException[]; decision: Decision };

/** The exception a row that is not met would take; null where policy allows none, or not as far. */
const exceptionFor = (row: TraceRow, { exceptions }: Allowing): PolicyException | null => {
  const rule = exceptableRule.safeParse(row.rule).data;
  const limit = row.policyLimit ?? row.limit;
  const over = rule === undefined ? null : (exceptions?.over[rule] ?? null);
  if (rule === undefined || over === null) return null;
  if (row.value?.unit !== 'basisPoints' || limit?.unit !== 'basisPoints') return null;
  const isWithin = row.value.amount <= limit.amount + over;
  return isWithin ? { rule, policyLimit: limit.amount, limit: row.value.amount } : null;
};

/**
 * The exceptions that would let this line pass, each no further than the line's own figure. Null where a rule is not met that allows none,
 * where a figure is beyond what policy lets anyone approve, or where something is not known. One exception may bring out the next: a line
 * without a price has no DTI yet.
 */
export const neededExceptions = (
  decideWith: (exceptions: readonly PolicyException[]) => Decision,
  policy: Allowing,
): NeededExceptions | null => {
  const granted = new Map<ExceptableRule, PolicyException>();
  for (;;) {
    const exceptions = [...granted.values()];
    const decision = decideWith(exceptions);
    if (decision.outcome === 'pass') return exceptions.length === 0 ? null : { exceptions, decision };
    const failing = decision.trace.filter(({ outcome }) => outcome === 'fail');
    const found = failing.map((row) => exceptionFor(row, policy));
    // A rule that still is not met with its own figure approved is held by law.
    if (found.length === 0 || found.some((each) => each === null || granted.has(each.rule))) return null;
    for (const each of found) if (each !== null) granted.set(each.rule, each);
  }
};
