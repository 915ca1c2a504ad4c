import type { Day } from '#entities/values/day.ts';
import { dueAfterApproval } from '#rules/conditions/condition-due.ts';
import type { Tx } from '#server/db/connect.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import type { Condition } from './reconcile-conditions.ts';

type Approved = { applicationId: string; conditions: readonly Condition[]; on: Day };

/** An approval lets the items for closing and funding have their turn: their days begin with it. */
export const renewDueDays = async (tx: Tx, { applicationId, conditions, on }: Approved): Promise<void> => {
  for (const { key, request, state, openedOn, dueOn } of conditions) {
    const due = dueAfterApproval({ priorTo: request.priorTo, state, openedOn, dueOn }, on);
    if (due !== null) await changeCondition(tx, { applicationId, key }, { dueOn: due });
  }
};
