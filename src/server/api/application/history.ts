import { z } from 'zod';
import { answerHistory } from '#server/usecases/application/answer-history.ts';
import { applicantProcedure } from '../procedures.ts';

/** The last answer to each page the caller may see, by whom and when. */
export const historyProcedure = applicantProcedure
  .output(z.array(z.object({ step: z.string(), by: z.string(), at: z.date() })))
  .query(({ ctx }) => answerHistory(ctx.container, ctx.writer));
