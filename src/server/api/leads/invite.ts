import { z } from 'zod';
import { inviteLeads } from '#server/usecases/leads/invite-leads.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { registeredBy } from './schemas.ts';

export const inviteProcedure = staffProcedure('createLead')
  .input(
    z.object({
      leads: z
        .array(z.object({ id: z.uuid(), invitedAt: z.date().nullable() }))
        .min(1)
        .max(100),
    }),
  )
  .output(
    z.object({
      invited: z.array(z.object({ id: z.string(), url: z.string() })),
      started: z.array(z.string()),
      changed: z.array(z.string()),
      registered: z.array(z.object({ id: z.string(), by: registeredBy.nullable() })),
    }),
  )
  .mutation(({ ctx, input }) => inviteLeads(ctx.container, staffOf(ctx), input.leads));
