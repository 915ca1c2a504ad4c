import { z } from 'zod';
import { leadState } from '#entities/contract/lead.ts';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { createLead } from '#server/usecases/leads/create-lead.ts';
import { inviteLeads } from '#server/usecases/leads/invite-leads.ts';
import { listLeads } from '#server/usecases/leads/list-leads.ts';
import { router, staffOf, staffProcedure } from '../procedures.ts';

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
});

/** Files of leads go to `POST /api/portal/leads-import`. */
export const leadsRouter = router({
  page: staffProcedure('seeLeads')
    .input(
      z.object({
        state: leadState.nullable(),
        typed: z.string().trim().max(120),
        cursor: z.string().max(300).nullable(),
      }),
    )
    .output(z.object({ rows: z.array(lead), next: z.string().nullable() }))
    .query(({ ctx, input }) => listLeads(ctx.container, staffOf(ctx), input)),

  create: staffProcedure('createLead')
    .input(partnerLead)
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('created'), id: z.string(), url: z.string() }),
        z.object({ kind: z.literal('known') }),
      ]),
    )
    .mutation(({ ctx, input }) => createLead(ctx.container, staffOf(ctx), input)),

  invite: staffProcedure('createLead')
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
      }),
    )
    .mutation(({ ctx, input }) => inviteLeads(ctx.container, staffOf(ctx), input.leads)),
});
