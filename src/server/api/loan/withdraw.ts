import { z } from 'zod';
import { withdrawApplication } from '#server/usecases/decisions/withdraw-application.ts';
import { borrowerProcedure } from '../procedures.ts';

export const withdrawProcedure = borrowerProcedure
  .output(z.object({ kind: z.enum(['withdrawn', 'tooLate']) }))
  .mutation(({ ctx }) => withdrawApplication(ctx.container, ctx.writer));
