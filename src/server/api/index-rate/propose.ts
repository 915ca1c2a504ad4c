import { z } from 'zod';
import { indexProposal, proposeIndex, proposeOutcome } from '#server/usecases/index-rate/propose-index.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const proposeProcedure = staffProcedure('changePolicies')
  .input(indexProposal)
  .output(z.object({ kind: z.enum(proposeOutcome) }))
  .mutation(({ ctx, input }) => proposeIndex(ctx.container, staffOf(ctx), input));
