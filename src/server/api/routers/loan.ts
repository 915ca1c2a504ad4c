import { z } from 'zod';
import { closingLocation, closingTime } from '#entities/application/closing.ts';
import { loanHub } from '#entities/contract/loan-hub.ts';
import { day } from '#entities/values/day.ts';
import { bookClosing } from '#server/usecases/closing/book-closing.ts';
import { cancelLine } from '#server/usecases/closing/cancel-line.ts';
import { loanCalendar } from '#server/usecases/closing/loan-calendar.ts';
import { cancelByLink, ownerLinkView, ownerPaper, receiveOwnerPapers } from '#server/usecases/closing/owner-link.ts';
import { answerCounter } from '#server/usecases/decisions/answer-counter.ts';
import { loanHubOf } from '#server/usecases/loan/loan-hub.ts';
import { readMessages, writeToStaff } from '#server/usecases/messages/loan-messages.ts';
import { applicantProcedure, borrowerProcedure, publicProcedure, router } from '../procedures.ts';

const token = z.string().max(100);
const done = z.object({ ok: z.literal(true) });
const cancelOutcome = z.object({ kind: z.enum(['cancelled', 'cancelledBefore', 'tooLate', 'noRight']) });

export const loanRouter = router({
  hub: applicantProcedure.output(loanHub).query(({ ctx }) => loanHubOf(ctx.container, ctx.writer)),

  /** The days of the loan for the person's own calendar. */
  calendarFile: applicantProcedure.output(z.string()).query(({ ctx }) => loanCalendar(ctx.container, ctx.writer)),

  write: applicantProcedure
    .input(z.object({ text: z.string().trim().min(1).max(4000) }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await writeToStaff(ctx.container, ctx.writer, input.text);
      return { ok: true };
    }),

  readMessages: applicantProcedure.output(done).mutation(async ({ ctx }) => {
    await readMessages(ctx.container, ctx.writer);
    return { ok: true };
  }),

  /** To the line that was offered instead of what was asked for. */
  answerCounter: borrowerProcedure
    .input(z.object({ answer: z.enum(['take', 'decline']) }))
    .output(z.object({ kind: z.enum(['taken', 'declined', 'notOpen']) }))
    .mutation(({ ctx, input }) => answerCounter(ctx.container, { applicationId: ctx.writer.applicationId, ...input })),

  bookClosing: applicantProcedure
    .input(z.object({ on: day, time: closingTime, place: closingLocation }))
    .output(z.object({ kind: z.enum(['booked', 'notPossible']) }))
    .mutation(({ ctx, input }) => bookClosing(ctx.container, { ...ctx.writer, actor: ctx.writer.person }, input)),

  /** One owner cancels for all, in writing, with this. */
  cancel: applicantProcedure.output(cancelOutcome).mutation(({ ctx }) => {
    const { applicationId, person } = ctx.writer;
    return cancelLine(ctx.container, { applicationId, owner: person });
  }),

  /** For an owner who does not borrow and holds a link. */
  cancelView: publicProcedure
    .input(z.object({ token }))
    .output(
      z.object({
        name: z.string(),
        home: z.string().nullable(),
        state: z.enum(['notApplicable', 'notStarted', 'running', 'over', 'cancelled']),
        lastDay: day.nullable(),
        receivedOn: day.nullable(),
        papers: z.array(z.object({ id: z.uuid(), title: z.string(), pages: z.int() })),
      }),
    )
    .query(({ ctx, input }) => ownerLinkView(ctx.container, input.token)),

  /** They can open and keep papers on screen, and have them now. */
  receiveByLink: publicProcedure
    .input(z.object({ token }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await receiveOwnerPapers(ctx.container, { ...input, address: ctx.address });
      return { ok: true };
    }),

  paperByLink: publicProcedure
    .input(z.object({ token, paperId: z.uuid() }))
    .output(z.object({ name: z.string(), base64: z.base64() }))
    .query(({ ctx, input }) => ownerPaper(ctx.container, input)),

  cancelByLink: publicProcedure
    .input(z.object({ token }))
    .output(cancelOutcome)
    .mutation(({ ctx, input }) => cancelByLink(ctx.container, { ...input, address: ctx.address })),
});
