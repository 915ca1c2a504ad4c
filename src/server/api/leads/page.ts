import { z } from 'zod';
import { leadState } from '#entities/contract/lead.ts';
import { listedLead, listLeads } from '#server/usecases/leads/list-leads.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { alike } from './schemas.ts';

export const pageProcedure = staffProcedure('seeLeads')
  .input(
    z.object({
      state: leadState.nullable(),
      typed: z.string().trim().max(120),
      cursor: z.string().max(300).nullable(),
    }),
  )
  .output(z.object({ rows: z.array(listedLead.extend({ alike })), next: z.string().nullable() }))
  .query(({ ctx, input }) => listLeads(ctx.container, staffOf(ctx), input));
