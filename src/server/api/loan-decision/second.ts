import { z } from 'zod';
import { secondDecision } from '#server/usecases/decisions/second-decision.ts';
import { loanProcedure } from '../procedures.ts';
import { note } from './schemas.ts';

/** A second member of staff approves the proposed decision, or drops it. */
export const secondProcedure = loanProcedure('decide')
  .input(z.object({ decisionId: z.uuid(), answer: z.enum(['agree', 'drop']), note }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum(['recorded', 'dropped', 'samePerson', 'reviewedByYou', 'settledBefore', 'sanctionsOpen']),
      }),
      z.object({ kind: z.literal('rulesChanged'), run: z.int() }),
    ]),
  )
  .mutation(({ ctx, input }) => secondDecision(ctx.container, { staff: ctx.staff, ...input }));
