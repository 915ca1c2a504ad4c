import { z } from 'zod';
import { loanEnd, staffDecision } from '#entities/contract/staff-decision.ts';
import { dollars } from '#entities/values/money.ts';
import { decisionBlocks } from '#rules/decision/decision-options.ts';
import { recordDecision } from '#server/usecases/decisions/record-decision.ts';
import { loanProcedure } from '../procedures.ts';
import { note } from './schemas.ts';

export const recordProcedure = loanProcedure('decide')
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
  .mutation(({ ctx, input: asked }) => recordDecision(ctx.container, { staff: ctx.staff, asked }));
