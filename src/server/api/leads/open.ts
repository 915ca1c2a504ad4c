import { z } from 'zod';
import { leadDetail, openLead } from '#server/usecases/leads/open-lead.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { alike } from './schemas.ts';

export const openProcedure = staffProcedure('seeLeads')
  .input(z.object({ leadId: z.uuid() }))
  .output(leadDetail.extend({ alike }))
  .query(({ ctx, input }) => openLead(ctx.container, staffOf(ctx), input.leadId));
