import { z } from 'zod';
import { application } from '#entities/application/application.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { heldWork } from '#entities/contract/desk/work-item.ts';
import { loanEnd, staffDecision } from '#entities/contract/staff-decision.ts';
import { foundIncome } from '#entities/facts/found-income.ts';
import { outsideFacts } from '#entities/facts/outside-facts.ts';
import { day } from '#entities/values/day.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { getPolicy } from '#policy/policies.ts';
import { clockKinds } from '#rules/compliance/clocks.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { acceptedOffer } from '#rules/offer/accepted-offer.ts';
import { actions } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { submittedAt } from '#server/db/repos/application/events.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { receiptsOf } from '#server/db/repos/loan/disclosure-receipts.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { unreadFromPeople } from '#server/db/repos/loan/loan-messages.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { hasConditions } from '../conditions/reconcile-conditions.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { clocksOf } from '../shared/clocks.ts';
import { isSentIn } from '../shared/list-files.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { foundIncomeIn, outsideFactsOf } from '../shared/outside-facts-of.ts';
import { heldWorkOf } from './held-work.ts';
import { loanAssignee } from './loan-assignee.ts';
import { logView } from './log-view.ts';
import { staffActions } from './staff-actions.ts';

const saidBefore = z.object({ kind: staffDecision, by: z.string().nullable(), at: z.date() });

/** A loan as staff works on it: all answers and all facts, so that the page computes with the same rules. */
export const loanFile = z.object({
  id: z.uuid(),
  loanNumber: z.string(),
  status: applicationStatus,
  variant: funnelVariant,
  version: z.int(),
  isConditionallyApproved: z.boolean(),
  application,
  facts: outsideFacts,
  foundIncome: z.object({ borrower: z.array(foundIncome).nullable(), coborrower: z.array(foundIncome).nullable() }),
  /** The terms the borrower accepted, which documents and payments follow. */
  accepted: acceptedOffer.nullable(),
  asOf: day,
  policyVersion: day,
  submittedOn: day.nullable(),
  /** When the borrower received the early disclosures. */
  disclosedOn: day.nullable(),
  assignee: z.object({ id: z.string(), name: z.string(), isMe: z.boolean() }).nullable(),
  clocks: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(clockKinds),
      state: z.enum(['calm', 'warn', 'stop', 'over', 'met']),
      startedOn: day,
      dueOn: day,
      metOn: day.nullable(),
      metBy: z.string().nullable(),
      daysLeft: z.int(),
      isLate: z.boolean(),
    }),
  ),
  decided: saidBefore.nullable(),
  proposed: saidBefore.nullable(),
  end: loanEnd.nullable(),
  counts: z.object({ met: z.int(), conditions: z.int(), documents: z.int(), unread: z.int() }),
  /** Read-only to this reader until they take it over. */
  held: z.array(heldWork),
  can: z.array(z.enum(actions)),
});
export type LoanFile = z.infer<typeof loanFile>;

type Asking = { applicationId: string; staffId: string };

const said = (row: Awaited<ReturnType<typeof loanStanding>>['decided']) =>
  row && { kind: row.kind, by: row.decidedByName, at: row.decidedAt };

/** Opens a loan for a member of staff; the view is logged. */
export const loanFileOf = async (container: Container, { applicationId, staffId }: Asking): Promise<LoanFile> => {
  const { database, clock } = container;
  const { db } = database;
  const { stored, conditions } = await currentConditions(container, applicationId);
  const asOf = clock.today();
  const { decided, proposed, end } = await loanStanding(db, stored);
  const sent = await submittedAt(db, applicationId);
  const [receipt] = await receiptsOf(db, { applicationId, person: 'borrower' });
  const files = await filesOf(db, applicationId);
  const reports = await reportsOf(db, applicationId);
  const asked = hasConditions(stored.status) ? conditions : [];
  const assignee = await loanAssignee(db, applicationId);
  const can = await staffActions(container, { accountId: staffId, applicationId });
  await logView(container, { applicationId, staffId, what: 'loan' });
  return {
    id: stored.id,
    loanNumber: loanNumberText(stored.loanNumber),
    status: stored.status,
    variant: stored.variant,
    version: stored.version,
    isConditionallyApproved: stored.encompassConditionallyApproved,
    application: stored.document,
    facts: await outsideFactsOf(db, stored),
    foundIncome: { borrower: foundIncomeIn(reports, 'borrower'), coborrower: foundIncomeIn(reports, 'coborrower') },
    accepted: await findAcceptedOffer(db, stored.id),
    asOf,
    policyVersion: getPolicy(asOf).version,
    submittedOn: sent && clock.dayOf(sent),
    disclosedOn: receipt ? clock.dayOf(receipt.receivedAt) : null,
    assignee: assignee && { ...assignee, isMe: assignee.id === staffId },
    clocks: (await clocksOf(container, { applicationId })).map(({ application: _, ...clock }) => clock),
    decided: said(decided),
    proposed: said(proposed),
    end,
    counts: {
      met: asked.filter(({ state }) => isMet(state)).length,
      conditions: asked.length,
      documents: files.filter((row) => isSentIn(row) && row.retiredAt === null).length,
      unread: await unreadFromPeople(db, applicationId),
    },
    held: await heldWorkOf(db, { applicationId, staffId, can }),
    can,
  };
};
