import { z } from 'zod';
import { loanEnd, staffDecision } from '#entities/contract/staff-decision.ts';
import { exceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { dollars } from '#entities/values/money.ts';
import { judgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { decisionBlocks } from '#rules/decision/decision-options.ts';
import { exceptionGaps } from '#rules/exceptions/compensating-factors.ts';
import { applicantWord } from '#server/usecases/decisions/applicant-words.ts';
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
      judgment: z.array(judgmentReason).max(4).default([]),
      otherReason: z.string().trim().min(3).max(200).nullable().default(null),
      exception: exceptionCase
        .pick({ factors: true })
        .extend({ reason: z.string().trim().max(2000) })
        .nullable()
        .default(null),
      word: applicantWord.pick({ kind: true, id: true }).nullable().default(null),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum([
          ...(['recorded', 'secondNeeded', 'reasonNeeded', 'reasonVague', 'wordNeeded', 'reviewedByYou'] as const),
          ...exceptionGaps,
        ]),
      }),
      z.object({ kind: z.literal('blocked'), blocks: z.array(z.enum(decisionBlocks)) }),
      z.object({ kind: z.literal('amountNotPossible'), most: dollars.nullable() }),
      z.object({ kind: z.literal('ended'), end: loanEnd }),
      z.object({
        kind: z.literal('decidedMeanwhile'),
        decision: staffDecision,
        isProposal: z.boolean(),
        by: z.string().nullable(),
        at: z.date(),
      }),
      z.object({ kind: z.literal('rulesChanged'), run: z.int() }),
    ]),
  )
  .mutation(({ ctx, input: asked }) => recordDecision(ctx.container, { staff: ctx.staff, asked }));
