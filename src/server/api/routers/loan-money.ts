import { z } from 'zod';
import { closingLocation, closingTime } from '#entities/application/closing.ts';
import { day } from '#entities/values/day.ts';
import { fundingBlockList } from '#rules/funding/decide-funding.ts';
import { bookClosingForThem } from '#server/usecases/closing/book-closing.ts';
import { checkInClosing } from '#server/usecases/closing/check-in-closing.ts';
import { agreeToFund, fundLoan } from '#server/usecases/closing/fund-loan.ts';
import { loanProcedure, router } from '../procedures.ts';

const appointment = z.object({ on: day, time: closingTime, place: closingLocation });

/** Closing and the money, from the lender's side. */
export const loanMoneyRouter = router({
  book: loanProcedure('workLoan')
    .input(appointment.extend({ seen: appointment.nullable() }))
    .output(z.object({ kind: z.enum(['booked', 'notPossible', 'bookedMeanwhile']) }))
    .mutation(({ ctx, input: { loanId, ...asked } }) =>
      bookClosingForThem(ctx.container, { applicationId: loanId, actor: { staff: ctx.staff.accountId } }, asked),
    ),

  /** Somebody of ours is with the people who sign. */
  checkIn: loanProcedure('workLoan')
    .output(z.object({ kind: z.enum(['checkedIn', 'notNow']) }))
    .mutation(({ ctx, input }) =>
      checkInClosing(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
    ),

  /** Yes to the payments the page showed; two different people have to say it. */
  agree: loanProcedure('fund')
    .input(z.object({ plan: z.string().max(100) }))
    .output(z.object({ kind: z.enum(['agreed', 'planChanged']) }))
    .mutation(({ ctx, input }) =>
      agreeToFund(ctx.container, {
        applicationId: input.loanId,
        staffId: ctx.staff.accountId,
        seenPlan: input.plan,
      }),
    ),

  fund: loanProcedure('fund')
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['funded', 'fundedBefore']) }),
        z.object({ kind: z.literal('blocked'), blocks: z.array(z.enum(fundingBlockList)) }),
      ]),
    )
    .mutation(({ ctx, input }) =>
      fundLoan(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
    ),
});
