import type { DecisionKind } from '#entities/contract/staff-decision.ts';
import type { Day } from '#entities/values/day.ts';

/** Reg C, 1003.4(a)(8): 1 originated, 2 approved but not accepted, 3 denied, 4 withdrawn, 5 closed for incompleteness. */
export type ActionCode = 1 | 2 | 3 | 4 | 5;
export type ActionTaken = { code: ActionCode; on: Day };

export type ActionFacts = {
  /** Oldest first. */
  decisions: readonly { kind: DecisionKind; on: Day }[];
  isCounterOpen: boolean;
  accountOpenedOn: Day | null;
  cancelledOn: Day | null;
};

/** Conditions of credit may still be open under a conditional approval, so that leaving then is a withdrawal. */
const wasApproved = (decisions: ActionFacts['decisions']): boolean =>
  decisions.findLast(({ kind }) => kind !== 'withdrawn')?.kind === 'approved';

/** The final action; null while the application is pending. A line that was rescinded counts as approved and not accepted. */
export const actionTaken = ({
  decisions,
  isCounterOpen,
  accountOpenedOn,
  cancelledOn,
}: ActionFacts): ActionTaken | null => {
  if (accountOpenedOn !== null)
    return cancelledOn === null ? { code: 1, on: accountOpenedOn } : { code: 2, on: cancelledOn };
  const last = decisions.at(-1);
  if (last === undefined) return null;
  const { kind, on } = last;
  switch (kind) {
    case 'denied':
    case 'refused':
      return { code: 3, on };
    case 'countered':
      return isCounterOpen ? null : { code: 3, on };
    case 'withdrawn':
      return { code: wasApproved(decisions) ? 2 : 4, on };
    case 'closedIncomplete':
      return { code: 5, on };
    case 'approved':
    case 'conditionallyApproved':
    case 'suspended':
    case 'counterTaken':
    case 'resumed':
      return null;
  }
};
