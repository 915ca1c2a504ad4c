import { z } from 'zod';
import { answerCondition } from '#server/usecases/conditions/answer-condition.ts';
import { applicantProcedure } from '../procedures.ts';
import { key, text } from './schemas.ts';

export const answerProcedure = applicantProcedure
  .input(z.object({ key, text }))
  .output(z.object({ kind: z.enum(['received', 'settled']) }))
  .mutation(({ ctx, input }) => answerCondition(ctx.container, ctx.writer, input));
