import { z } from 'zod';
import { joinLead } from '#server/usecases/leads/join-lead.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** The lead is of a person with an open loan: it follows that loan. */
export const joinProcedure = staffProcedure('createLead')
  .input(z.object({ leadId: z.uuid(), loanId: z.uuid() }))
  .output(z.object({ kind: z.enum(['joined', 'changedMeanwhile']) }))
  .mutation(({ ctx, input }) => joinLead(ctx.container, staffOf(ctx), input));
