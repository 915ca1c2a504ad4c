import { z } from 'zod';
import { settleWaiver } from '#server/usecases/conditions/settle-waiver.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile } from './schemas.ts';

/** The second person's word on a proposed waiver. */
export const settleWaiverProcedure = loanProcedure('decide')
  .input(z.object({ key, seen: z.date(), isAgreed: z.boolean() }))
  .output(z.discriminatedUnion('kind', [z.object({ kind: z.enum(['waived', 'declined', 'ownProposal']) }), meanwhile]))
  .mutation(({ ctx, input }) => settleWaiver(ctx.container, { staff: ctx.staff, ...input }));
