import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { issueCode } from '#funnel/engine/issue-code.ts';
import { correctAnswer } from '#server/usecases/facts/correct-answer.ts';
import { loanProcedure } from '../procedures.ts';

const issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  code: issueCode,
  limit: z.number().optional(),
});
const answers = z.record(z.string().max(80), z.unknown());

/** Corrects a page of a sent application; the person who answered it is told. */
export const correctProcedure = loanProcedure('workLoan')
  .input(
    z.object({ person, step: z.string().max(80), answers, base: answers, reason: z.string().trim().min(5).max(500) }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['corrected', 'unchanged', 'changedMeanwhile', 'notSent', 'closed']) }),
      z.object({ kind: z.literal('invalid'), issues: z.array(issue) }),
    ]),
  )
  .mutation(({ ctx, input: { loanId: _, ...input } }) => correctAnswer(ctx.container, { staff: ctx.staff, ...input }));
