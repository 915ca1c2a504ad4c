import { tracked } from '@trpc/server';
import { followLoan, isStillSeen } from '#server/usecases/loan/follow-application.ts';
import { beginReading } from '#server/usecases/pipeline/loan-readers.ts';
import { loanProcedure, staffOf } from '../procedures.ts';
import { sessionStream } from '../session-stream.ts';

/** The loan's version now and after each change of anything on it, by anyone. As long as it is followed, colleagues see that the loan is open. */
export const changesProcedure = loanProcedure('seeLoan').subscription(async function* ({ ctx, input, signal }) {
  const { loanId } = input;
  const endReading = await beginReading(ctx.container, { staff: staffOf(ctx), loanId });
  try {
    const versions = sessionStream(ctx, signal, (until) =>
      followLoan(ctx.container, { applicationId: loanId, signal: until }),
    );
    let last: number | null = null;
    let told = 0;
    for await (const version of versions) {
      if (!(await isStillSeen(ctx.container, { staff: await ctx.staffNow(), loanId }))) return;
      // A page passes over what has the name of the last one: a change without a save gets one of its own.
      told = version === last ? told + 1 : 0;
      last = version;
      yield tracked(told === 0 ? String(version) : `${version}.${told}`, { version });
    }
  } finally {
    await endReading();
  }
});
