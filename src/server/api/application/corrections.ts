import { z } from 'zod';
import { answerCorrection } from '#entities/facts/entered-fact.ts';
import { answerToCorrection, correctionsFor } from '#server/usecases/facts/own-corrections.ts';
import { applicantProcedure } from '../procedures.ts';

/** What staff corrected in the caller's own answers. */
export const correctionsProcedure = applicantProcedure
  .output(z.array(answerCorrection))
  .query(({ ctx }) => correctionsFor(ctx.container, ctx.writer));

/** `objection`: what is wrong with the correction; null where it is right. */
export const answerCorrectionProcedure = applicantProcedure
  .input(z.object({ id: z.uuid(), objection: z.string().trim().min(3).max(1000).nullable() }))
  .output(z.object({ kind: z.enum(['saved', 'answeredBefore']) }))
  .mutation(({ ctx, input }) => answerToCorrection(ctx.container, ctx.writer, input));
