import { z } from 'zod';
import { consentAndAsk } from '#server/usecases/asking/consent-and-ask.ts';
import { applicantProcedure } from '../procedures.ts';

/** A consent apart from a step, and the request it allows: pull again, read payroll or bank, link insurance. */
export const consentProcedure = applicantProcedure
  .input(z.object({ kind: z.enum(['softPull', 'payroll', 'bank', 'insurance']) }))
  .output(z.object({ state: z.string(), url: z.string().nullable() }))
  .mutation(async ({ ctx, input }) => {
    const { applicationId, person } = ctx.writer;
    const given = { applicationId, person, kind: input.kind, address: ctx.address };
    return consentAndAsk(ctx.container, given);
  });
