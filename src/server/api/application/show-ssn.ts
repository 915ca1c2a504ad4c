import { z } from 'zod';
import { showSsn } from '#server/usecases/application/show-ssn.ts';
import { applicantProcedure } from '../procedures.ts';

/** The caller's own SSN; the view is logged. */
export const showSsnProcedure = applicantProcedure
  .output(z.object({ ssn: z.string() }))
  .mutation(async ({ ctx }) => ({ ssn: await showSsn(ctx.container, { ...ctx.writer, address: ctx.address }) }));
