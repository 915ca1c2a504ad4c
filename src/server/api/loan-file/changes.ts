import { tracked } from '@trpc/server';
import { followApplication, isStillSeen } from '#server/usecases/loan/follow-application.ts';
import { loanProcedure } from '../procedures.ts';

/** The loan's version now and after each save, by anyone. */
export const changesProcedure = loanProcedure('seeLoan').subscription(async function* ({ ctx, input, signal }) {
  const versions = followApplication(ctx.container, {
    applicationId: input.loanId,
    signal: signal ?? new AbortController().signal,
  });
  for await (const version of versions) {
    if (!(await isStillSeen(ctx.container, { staff: await ctx.staffNow(), loanId: input.loanId }))) return;
    yield tracked(String(version), { version });
  }
});
