import { z } from 'zod';
import { checkInClosing } from '#server/usecases/closing/check-in-closing.ts';
import { loanProcedure } from '../procedures.ts';

/** Staff is with the signers. */
export const checkInProcedure = loanProcedure('close')
  .output(z.object({ kind: z.enum(['checkedIn', 'notNow', 'acknowledgmentMissing']) }))
  .mutation(({ ctx }) => checkInClosing(ctx.container, ctx.staff));
