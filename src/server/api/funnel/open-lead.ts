import { z } from 'zod';
import { openPartnerLead } from '#server/usecases/leads/open-partner-lead.ts';
import { publicProcedure } from '../procedures.ts';

/** A partner's link. The error says why a link is invalid, since its holder can do nothing with that information. */
export const openLeadProcedure = publicProcedure
  .input(z.object({ link: z.string().min(1).max(200) }))
  .output(z.object({ kind: z.enum(['opened', 'used', 'expired', 'forged']) }))
  .mutation(async ({ ctx, input }) => {
    const session = await ctx.sessionOf('applicant');
    const lead = await openPartnerLead(ctx.container, { ...input, session, address: ctx.address });
    if (lead.kind === 'opened') ctx.openSession('applicant', lead.secret);
    return { kind: lead.kind === 'open' ? 'opened' : lead.kind };
  });
