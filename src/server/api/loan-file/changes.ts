import { tracked } from '@trpc/server';
import { followApplication, isStillSeen } from '#server/usecases/loan/follow-application.ts';
import { beginReading } from '#server/usecases/pipeline/loan-readers.ts';
import { loanProcedure, staffOf } from '../procedures.ts';
import { sessionStream } from '../session-stream.ts';

/** The loan's version now and after each save, by anyone. As long as it is followed, colleagues see that the loan is open. */
export const changesProcedure = loanProcedure('seeLoan').subscription(async function* ({ ctx, input, signal }) {
  const { loanId } = input;
  const endReading = await beginReading(ctx.container, { staff: staffOf(ctx), loanId });
  try {
    const versions = sessionStream(ctx, signal, (until) =>
      followApplication(ctx.container, { applicationId: loanId, signal: until }),
    );
    for await (const version of versions) {
      if (!(await isStillSeen(ctx.container, { staff: await ctx.staffNow(), loanId }))) return;
      yield tracked(String(version), { version });
    }
  } finally {
    await endReading();
  }
});
