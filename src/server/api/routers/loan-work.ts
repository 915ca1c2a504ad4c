import { z } from 'zod';
import { uploadState } from '#entities/application/upload.ts';
import { day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import { conditionCodes } from '#rules/conditions/condition-catalogue.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { editCondition } from '#server/usecases/conditions/edit-condition.ts';
import { nudgeCondition } from '#server/usecases/conditions/nudge-condition.ts';
import { openCondition } from '#server/usecases/conditions/open-condition.ts';
import { reviewDocument } from '#server/usecases/documents/review-document.ts';
import { giveAccessReason, viewDocument } from '#server/usecases/documents/view-document.ts';
import { writeNote } from '#server/usecases/loan/loan-notes.ts';
import { showStaffSsn } from '#server/usecases/loan/show-staff-ssn.ts';
import { readAsStaff, writeToPerson } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure, router } from '../procedures.ts';

const key = z.string().min(1).max(300);
const reason = z.string().trim().min(3).max(1000);
const text = z.string().trim().min(1).max(4000);
const done = z.object({ ok: z.literal(true) });
const meanwhile = z.object({ kind: z.literal('changedMeanwhile'), by: z.string().nullable(), at: z.date() });

/** What staff changes on one loan. Every change carries what its page showed, so that nobody overwrites what they have not seen. */
export const loanWorkRouter = router({
  openCondition: loanProcedure('workLoan')
    .input(
      z.object({
        code: z.literal(conditionCodes),
        owner: person,
        subjectId: z.string().min(1).max(100).nullable(),
        reason,
      }),
    )
    .output(z.object({ kind: z.enum(['opened', 'askedAlready']) }))
    .mutation(({ ctx, input: { loanId, ...opening } }) =>
      openCondition(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...opening }),
    ),

  editCondition: loanProcedure('workLoan')
    .input(z.object({ key, seen: z.date(), dueOn: day, note: z.string().trim().min(1).max(1000).nullable() }))
    .output(z.discriminatedUnion('kind', [z.object({ kind: z.enum(['edited', 'dayIsOver']) }), meanwhile]))
    .mutation(({ ctx, input: { loanId, ...edit } }) =>
      editCondition(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...edit }),
    ),

  /** Clear, ask again, or waive; waiving is a decision and needs who may decide. */
  decideCondition: loanProcedure('workLoan')
    .input(
      z.object({
        key,
        seen: z.date(),
        decision: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('accept') }),
          z.object({ kind: z.literal('anotherLook'), reason, fileIds: z.array(z.uuid()).nullable() }),
          z.object({ kind: z.literal('waive'), reason }),
        ]),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['decided', 'nothingToJudge', 'cannotBeWaived']) }),
        meanwhile,
      ]),
    )
    .mutation(({ ctx, input: { loanId, ...decided } }) =>
      decideCondition(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...decided }),
    ),

  nudge: loanProcedure('workLoan')
    .input(z.object({ key }))
    .output(z.object({ kind: z.enum(['sent', 'nobodyToTell', 'nothingOpen']) }))
    .mutation(({ ctx, input }) =>
      nudgeCondition(ctx.container, {
        applicationId: input.loanId,
        staffId: ctx.staff.accountId,
        key: input.key,
      }),
    ),

  giveReason: loanProcedure('seeDocuments')
    .input(z.object({ reason }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { loanId, ...given } = input;
      const who = { applicationId: loanId, staffId: ctx.staff.accountId, sessionId: ctx.session.id };
      await giveAccessReason(ctx.container, { ...who, ...given });
      return { ok: true };
    }),

  /** The address of a document; it is written down, so it is no query. */
  seeDocument: loanProcedure('seeDocuments')
    .input(z.object({ fileId: z.uuid() }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('open'), url: z.string() }),
        z.object({ kind: z.enum(['reasonNeeded', 'notChecked']) }),
      ]),
    )
    .mutation(({ ctx, input: { loanId, fileId } }) => {
      const who = { applicationId: loanId, staffId: ctx.staff.accountId, sessionId: ctx.session.id };
      return viewDocument(ctx.container, { ...who, fileId });
    }),

  judgeFile: loanProcedure('workLoan')
    .input(
      z.object({
        fileId: z.uuid(),
        seen: uploadState,
        judgement: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('accept') }),
          z.object({ kind: z.literal('anotherLook'), reason }),
        ]),
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('judged') }),
        z.object({ kind: z.literal('changedMeanwhile'), state: uploadState }),
      ]),
    )
    .mutation(({ ctx, input: { loanId, ...judging } }) =>
      reviewDocument(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...judging }),
    ),

  showSsn: loanProcedure('seeSsn')
    .input(z.object({ person, reason }))
    .output(z.object({ ssn: z.string() }))
    .mutation(async ({ ctx, input: { loanId, ...looking } }) => ({
      ssn: await showStaffSsn(ctx.container, {
        applicationId: loanId,
        staffId: ctx.staff.accountId,
        ...looking,
      }),
    })),

  write: loanProcedure('workLoan')
    .input(z.object({ person, text }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { loanId, person: whom, text: body } = input;
      await writeToPerson(ctx.container, {
        applicationId: loanId,
        person: whom,
        staffId: ctx.staff.accountId,
        body,
      });
      return { ok: true };
    }),

  readMessages: loanProcedure('workLoan')
    .input(z.object({ person }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await readAsStaff(ctx.container, {
        applicationId: input.loanId,
        person: input.person,
        staffId: ctx.staff.accountId,
      });
      return { ok: true };
    }),

  writeNote: loanProcedure('workLoan')
    .input(z.object({ text }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await writeNote(ctx.container, {
        applicationId: input.loanId,
        staffId: ctx.staff.accountId,
        body: input.text,
      });
      return { ok: true };
    }),
});
