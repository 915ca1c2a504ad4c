import { z } from 'zod';
import { leadState } from '#entities/contract/lead.ts';
import { listLeads } from '#server/usecases/leads/list-leads.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { alike } from './schemas.ts';

const lead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  source: z.enum(['MCR', 'staff']),
  partner: z.string(),
  state: leadState,
  isExpired: z.boolean(),
  createdAt: z.date(),
  invitedAt: z.date().nullable(),
  loanId: z.string().nullable(),
  alike,
});

export const pageProcedure = staffProcedure('seeLeads')
  .input(
    z.object({
      state: leadState.nullable(),
      typed: z.string().trim().max(120),
      cursor: z.string().max(300).nullable(),
    }),
  )
  .output(z.object({ rows: z.array(lead), next: z.string().nullable() }))
  .query(({ ctx, input }) => listLeads(ctx.container, staffOf(ctx), input));
