import { z } from 'zod';
import { newsTopic } from '#entities/contract/news-topic.ts';
import { email } from '#entities/values/email.ts';
import { setAlert } from '#server/usecases/offers/set-alert.ts';
import { borrowerProcedure } from '../procedures.ts';

export const tellMeProcedure = borrowerProcedure
  .input(z.object({ about: newsTopic, email: email.nullable() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('noted'), email }),
      z.object({ kind: z.enum(['nothingInTheWay', 'emailNeeded']) }),
    ]),
  )
  .mutation(({ ctx, input }) =>
    setAlert(ctx.container, { applicationId: ctx.writer.applicationId, address: ctx.address, ...input }),
  );
