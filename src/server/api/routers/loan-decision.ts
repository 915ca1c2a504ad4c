import { z } from 'zod';
import { loanEnd, staffDecision } from '#entities/contract/staff-decision.ts';
import { dollars } from '#entities/values/money.ts';
import { decisionBlocks } from '#rules/decision/decision-options.ts';
import { recordDecision } from '#server/usecases/decisions/record-decision.ts';
import { secondDecision } from '#server/usecases/decisions/second-decision.ts';
import { loanProcedure, router } from '../procedures.ts';

const note = z.string().trim().min(3).max(2000).nullable();

/** Deciding: the one thing only who may decide can do. What it rests on is read with the loan. */
export const loanDecisionRouter = router({
  record: loanProcedure('decide')
    .input(
      z.object({
        kind: staffDecision,
        run: z.int().positive(),
        seenDecisionId: z.uuid().nullable(),
        amount: dollars.nullable(),
        note,
      }),
    )
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['recorded', 'secondNeeded', 'noteNeeded']) }),
        z.object({ kind: z.literal('blocked'), blocks: z.array(z.enum(decisionBlocks)) }),
        z.object({ kind: z.literal('amountNotPossible'), most: dollars.nullable() }),
        z.object({ kind: z.literal('ended'), end: loanEnd }),
        z.object({
          kind: z.literal('decidedMeanwhile'),
          decision: staffDecision,
          by: z.string().nullable(),
          at: z.date(),
        }),
        z.object({ kind: z.literal('rulesChanged'), run: z.int() }),
      ]),
    )
    .mutation(({ ctx, input: { loanId, ...asked } }) =>
      recordDecision(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, asked }),
    ),

  /** The second of two people agrees to what the first proposed, or drops it. */
  second: loanProcedure('decide')
    .input(z.object({ decisionId: z.uuid(), answer: z.enum(['agree', 'drop']), note }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['recorded', 'dropped', 'samePerson', 'settledBefore']) }),
        z.object({ kind: z.literal('rulesChanged'), run: z.int() }),
      ]),
    )
    .mutation(({ ctx, input: { loanId, ...second } }) =>
      secondDecision(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...second }),
    ),
});
