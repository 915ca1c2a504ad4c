import { z } from 'zod';
import { applicantProcedure } from '../procedures.ts';

export const ok = z.object({ ok: z.literal(true) });

export const paperId = z.uuid();

/** Everyone for themselves: whose papers these are is the session's word, never the caller's. */
export const signer = applicantProcedure.use(({ ctx, next }) => {
  const { applicationId, person } = ctx.writer;
  return next({ ctx: { subject: { applicationId, person }, sender: { address: ctx.address, agent: ctx.agent } } });
});
