import { z } from 'zod';
import { answerCounter } from '#server/usecases/decisions/answer-counter.ts';
import { borrowerProcedure } from '../procedures.ts';

export const answerCounterProcedure = borrowerProcedure
  .input(z.object({ answer: z.enum(['take', 'decline']) }))
  .output(z.object({ kind: z.enum(['taken', 'declined', 'notOpen']) }))
  .mutation(({ ctx, input }) => answerCounter(ctx.container, { applicationId: ctx.writer.applicationId, ...input }));
