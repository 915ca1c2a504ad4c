import { readMessages } from '#server/usecases/messages/loan-messages.ts';
import { applicantProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const readMessagesProcedure = applicantProcedure.output(done).mutation(async ({ ctx }) => {
  await readMessages(ctx.container, ctx.writer);
  return { ok: true };
});
