import { z } from 'zod';
import { takeLoan, takeOutcome } from '#server/usecases/pipeline/take-loan.ts';
import { loanProcedure } from '../procedures.ts';

export const takeProcedure = loanProcedure('correspond')
  .output(z.object({ kind: z.enum(takeOutcome) }))
  .mutation(({ ctx }) => takeLoan(ctx.container, ctx.staff));
