import { z } from 'zod';
import { newsTopic } from '#entities/contract/news-topic.ts';
import { cancelAlert } from '#server/usecases/offers/set-alert.ts';
import { borrowerProcedure } from '../procedures.ts';

export const stopNewsProcedure = borrowerProcedure
  .input(z.object({ about: newsTopic }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await cancelAlert(ctx.container, { applicationId: ctx.writer.applicationId, ...input });
    return { ok: true };
  });
