import { z } from 'zod';
import { applicantProcedure } from '../procedures.ts';

export const ok = z.object({ ok: z.literal(true) });

export const paperId = z.uuid();

/** Each signer's own: the documents' owner comes from the session, never from the call. */
export const signer = applicantProcedure.use(({ ctx, next }) => {
  const { applicationId, person } = ctx.writer;
  return next({ ctx: { subject: { applicationId, person }, sender: { address: ctx.address, agent: ctx.agent } } });
});
