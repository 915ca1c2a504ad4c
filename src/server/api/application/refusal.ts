import { z } from 'zod';
import { newsTopic } from '#entities/contract/news-topic.ts';
import { day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { traceRow } from '#rules/trace/trace-row.ts';
import { refusalOf } from '#server/usecases/decisions/refusal-of.ts';
import { AppError } from '../../app-error.ts';
import { borrowerProcedure } from '../procedures.ts';

/** The content of a "not yet" page: its rules, and whether the applicant set an alert. */
export const refusalProcedure = borrowerProcedure
  .input(z.object({ about: newsTopic }))
  .output(
    z.object({
      rows: z.array(traceRow),
      wish: z.enum(['none', 'waiting', 'told']),
      email: email.nullable(),
      hasCreditFile: z.boolean(),
      noticeDueOn: day.nullable(),
      noticeSentOn: day.nullable(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const view = await refusalOf(ctx.container, { applicationId: ctx.writer.applicationId, ...input });
    if (!view) throw new AppError('notFound');
    return view;
  });
