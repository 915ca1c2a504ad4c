import { z } from 'zod';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { createLead } from '#server/usecases/leads/create-lead.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const createProcedure = staffProcedure('createLead')
  .input(partnerLead)
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('created'), id: z.string(), url: z.string() }),
      z.object({ kind: z.literal('known') }),
    ]),
  )
  .mutation(({ ctx, input }) => createLead(ctx.container, staffOf(ctx), input));
