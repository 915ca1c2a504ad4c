import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';

/** Whether policy requires a second approver for this decision. A policy without the setting requires none. */
export const needsSecond = (
  { kind, amount }: { kind: StaffDecision; amount: Dollars | null },
  { fourEyes }: Pick<Policy, 'fourEyes'>,
): boolean => {
  if (fourEyes === null || !fourEyes.decisions.includes(kind)) return false;
  return kind === 'denied' || (amount !== null && amount >= fourEyes.fromLine);
};
