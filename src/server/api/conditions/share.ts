import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { shareCondition } from '#server/usecases/conditions/share-condition.ts';
import { applicantProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

/** Mails a third party the link to its one request. */
export const shareProcedure = applicantProcedure
  .input(z.object({ key, email }))
  .output(z.object({ kind: z.enum(['sent', 'settled']) }))
  .mutation(({ ctx, input }) =>
    shareCondition(ctx.container, ctx.writer, { ...input, maker: ctx.maker, address: ctx.address }),
  );
