import { z } from 'zod';
import { showSsn } from '#server/usecases/application/show-ssn.ts';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { applicantProcedure } from '../procedures.ts';

/** The caller's own SSN, after a fresh proof of who they are; the view is logged. */
export const showSsnProcedure = applicantProcedure.output(z.object({ ssn: z.string() })).mutation(async ({ ctx }) => {
  requireFresh(ctx.session);
  return { ssn: await showSsn(ctx.container, { ...ctx.writer, address: ctx.address }) };
});
