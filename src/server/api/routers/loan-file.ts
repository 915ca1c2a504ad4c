import { tracked } from '@trpc/server';
import { z } from 'zod';
import { loanHub, loanMessage } from '#entities/contract/loan-hub.ts';
import { person } from '#entities/values/person.ts';
import { loanClosing, loanClosingOf } from '#server/usecases/closing/loan-closing.ts';
import { loanCondition, loanConditions } from '#server/usecases/conditions/loan-conditions.ts';
import { loanDecision, loanDecisionOf } from '#server/usecases/decisions/loan-decision.ts';
import { loanDocuments, loanDocumentsOf } from '#server/usecases/documents/loan-documents.ts';
import { followApplication, isStillSeen } from '#server/usecases/loan/follow-application.ts';
import { loanAudit, loanAuditOf } from '#server/usecases/loan/loan-audit.ts';
import { loanFile, loanFileOf } from '#server/usecases/loan/loan-file.ts';
import { loanHubOf } from '#server/usecases/loan/loan-hub.ts';
import { loanNote, notesOf } from '#server/usecases/loan/loan-notes.ts';
import { loanTrackerOf, loanTrackerView } from '#server/usecases/loan/loan-tracker-of.ts';
import { logView } from '#server/usecases/loan/log-view.ts';
import { showDemographics, shownDemographics } from '#server/usecases/loan/show-demographics.ts';
import { staffMessagesWith } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure, router } from '../procedures.ts';

/** What staff reads of one loan. Which loan, and whether it may be read, is proved before anything else. */
export const loanFileRouter = router({
  open: loanProcedure('seeLoan')
    .output(loanFile)
    .query(({ ctx, input }) =>
      loanFileOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
    ),

  closing: loanProcedure('seeLoan')
    .output(loanClosing)
    .query(({ ctx, input }) =>
      loanClosingOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
    ),

  tracker: loanProcedure('seeLoan')
    .output(loanTrackerView)
    .query(({ ctx, input }) => loanTrackerOf(ctx.container, input.loanId)),

  conditions: loanProcedure('seeLoan')
    .output(z.array(loanCondition))
    .query(({ ctx, input }) => loanConditions(ctx.container, input.loanId)),

  documents: loanProcedure('seeDocuments')
    .output(loanDocuments)
    .query(({ ctx, input }) =>
      loanDocumentsOf(ctx.container, { applicationId: input.loanId, sessionId: ctx.session.id }),
    ),

  messages: loanProcedure('seeLoan')
    .input(z.object({ person }))
    .output(z.array(loanMessage))
    .query(({ ctx, input }) => staffMessagesWith(ctx.container, { applicationId: input.loanId, person: input.person })),

  notes: loanProcedure('seeLoan')
    .output(z.array(loanNote))
    .query(({ ctx, input }) => notesOf(ctx.container, input.loanId)),

  audit: loanProcedure('seeAudit')
    .input(z.object({ before: z.int().positive().nullable() }))
    .output(loanAudit)
    .query(async ({ ctx, input: { loanId, before } }) => {
      await logView(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, what: 'audit' });
      return loanAuditOf(ctx.container, { applicationId: loanId, before });
    }),

  decision: loanProcedure('seeLoan')
    .output(loanDecision)
    .query(({ ctx, input }) =>
      loanDecisionOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
    ),

  demographics: loanProcedure('seeDemographics')
    .input(z.object({ person }))
    .output(shownDemographics.nullable())
    .query(({ ctx, input: { loanId, person: whose } }) =>
      showDemographics(ctx.container, { applicationId: loanId, person: whose, staffId: ctx.staff.accountId }),
    ),

  /** The hub as one of the people sees it. */
  asApplicant: loanProcedure('seeLoan')
    .input(z.object({ person }))
    .output(loanHub)
    .query(async ({ ctx, input: { loanId, person: whose } }) => {
      const look = { applicationId: loanId, staffId: ctx.staff.accountId, what: `hub of the ${whose}` };
      await logView(ctx.container, look);
      return loanHubOf(ctx.container, { applicationId: loanId, person: whose });
    }),

  /** The version of the loan now and after each save, by whomever. */
  changes: loanProcedure('seeLoan').subscription(async function* ({ ctx, input, signal }) {
    const versions = followApplication(ctx.container, {
      applicationId: input.loanId,
      signal: signal ?? new AbortController().signal,
    });
    for await (const version of versions) {
      if (!(await isStillSeen(ctx.container, { staff: await ctx.staffNow(), loanId: input.loanId }))) return;
      yield tracked(String(version), { version });
    }
  }),
});
