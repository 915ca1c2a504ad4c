import { z } from 'zod';
import { attestation } from '#rules/decision/attestations.ts';
import { secondDecision } from '#server/usecases/decisions/second-decision.ts';
import { loanProcedure } from '../procedures.ts';
import { note } from './schemas.ts';

/** A second member of staff confirms the proposed decision or returns it; its proposer withdraws it. */
export const secondProcedure = loanProcedure('decide')
  .input(
    z.object({
      decisionId: z.uuid(),
      answer: z.enum(['agree', 'return', 'drop']),
      note,
      attested: z.array(attestation).max(attestation.options.length).default([]),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum([
          ...(['recorded', 'dropped', 'returned', 'reasonNeeded', 'proposerOnly'] as const),
          ...(['samePerson', 'reviewedByYou', 'settledBefore', 'sanctionsOpen'] as const),
        ]),
      }),
      z.object({ kind: z.literal('unread'), missing: z.array(attestation) }),
      z.object({ kind: z.literal('rulesChanged'), run: z.int() }),
    ]),
  )
  .mutation(({ ctx, input }) => secondDecision(ctx.container, { staff: ctx.staff, ...input }));
