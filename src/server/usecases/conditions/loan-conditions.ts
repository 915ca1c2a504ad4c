import { z } from 'zod';
import { conditionView } from '#entities/contract/condition-view.ts';
import { day } from '#entities/values/day.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { conditionOwner } from '#rules/conditions/condition-request.ts';
import { canBeWaived } from '#rules/conditions/condition-state.ts';
import { canBeSkipped } from '#rules/conditions/requested-documents.ts';
import { isWaivedByTwo } from '#rules/conditions/waivers.ts';
import type { Container } from '#server/container.ts';
import { taskLinksOf } from '#server/db/repos/accounts/task-links.ts';
import { deskConditionsOf } from '#server/db/repos/loan/conditions.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { isSentIn, toStoredFile } from '../shared/list-files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { orderFactsOf } from './condition-orders.ts';
import { conditionViewOf, currentConditions } from './current-conditions.ts';
import { hasConditions, waiverProposal } from './reconcile-conditions.ts';

/** A condition as staff sees it: by code, with its decider and last change. */
export const loanCondition = conditionView.omit({ whose: true }).extend({
  owner: conditionOwner,
  isShared: z.boolean(),
  openedOn: day,
  decidedBy: z.string().nullable(),
  changedAt: z.date(),
  canBeWaived: z.boolean(),
  canBeSkipped: z.boolean(),
  /** A second person has to agree before it is left out. */
  isWaivedByTwo: z.boolean(),
  /** Proposed, waiting for a second person. */
  waiver: waiverProposal.pick({ cause: true, note: true, byName: true }).extend({ isMine: z.boolean() }).nullable(),
  isOpenedByStaff: z.boolean(),
});
export type LoanCondition = z.infer<typeof loanCondition>;

/** All conditions on a loan, for every party. Before the agreement is signed there are no conditions by code yet. */
export const loanConditions = async (
  container: Container,
  { applicationId, accountId }: LoanStaff<'seeLoan'>,
): Promise<LoanCondition[]> => {
  const { db } = container.database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  if (!hasConditions(stored.status)) return [];
  const files = (await filesOf(db, applicationId)).filter(({ retiredAt }) => retiredAt === null).filter(isSentIn);
  const links = await taskLinksOf(db, { applicationId, task: 'condition' });
  const desk = await deskConditionsOf(db, applicationId);
  const orders = await orderFactsOf(container, stored);
  return conditions.map((condition) => {
    const { request, openedOn, decidedBy, updatedAt, answer, waiver } = condition;
    const { owner, isShared, code, subjectId } = request;
    const own = files.filter(({ person }) => isShared || person === owner).map(toStoredFile);
    const { whose: _, ...view } = conditionViewOf(
      { condition, whose: 'lender' },
      { document: stored.document, files: own, links, orders, dayOf: container.clock.dayOf },
    );
    return {
      ...view,
      answer: code === conditionCode.accountForFunds ? null : answer,
      owner,
      isShared,
      openedOn,
      decidedBy,
      changedAt: updatedAt,
      canBeWaived: canBeWaived(request),
      canBeSkipped: canBeSkipped(request),
      isWaivedByTwo: isWaivedByTwo(request),
      waiver: waiver && { ...waiver, isMine: waiver.by === accountId },
      isOpenedByStaff: desk.some((each) => each.code === code && each.subjectId === subjectId),
    };
  });
};
