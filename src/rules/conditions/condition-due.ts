import { addDays, type Day } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '../calendar/business-days.ts';
import type { PriorTo } from './condition-catalog.ts';
import type { ConditionState } from './condition-request.ts';
import { isWaitingForAnswer } from './condition-state.ts';

const DAYS = { approval: 7, docs: 10, closing: 14, funding: 14 } as const satisfies Record<PriorTo, number>;

/** A banking day, so that staff can be reached on it. */
export const conditionDue = (priorTo: PriorTo, openedOn: Day): Day =>
  businessDayOnOrAfter(addDays(openedOn, DAYS[priorTo]), 'banking');

type Asked = { priorTo: PriorTo; state: ConditionState; openedOn: Day; dueOn: Day };

/**
 * The day an item for closing or funding is due once its loan is approved: it has its turn only then, and as many days as it would have
 * had from its opening. Null where its day stays, such as one that staff set.
 */
export const dueAfterApproval = ({ priorTo, state, openedOn, dueOn }: Asked, approvedOn: Day): Day | null => {
  if (priorTo === 'approval' || priorTo === 'docs' || !isWaitingForAnswer(state)) return null;
  const due = conditionDue(priorTo, approvedOn);
  return dueOn === conditionDue(priorTo, openedOn) && due !== dueOn ? due : null;
};
