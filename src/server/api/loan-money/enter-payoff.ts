import { z } from 'zod';
import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { enterPayoffLetter, payoffOutcome } from '#server/usecases/payments/payoff-letters.ts';
import { loanProcedure } from '../procedures.ts';

export const enterPayoffProcedure = loanProcedure('close')
  .input(z.object({ subject: z.string().min(1).max(100), letter: payoffLetter, fileId: z.uuid() }))
  .output(z.object({ kind: z.enum(payoffOutcome) }))
  .mutation(({ ctx, input: { subject, letter, fileId } }) =>
    enterPayoffLetter(ctx.container, { staff: ctx.staff, subject, letter, fileId }),
  );
