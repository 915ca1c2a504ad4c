import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { readAsStaff } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const readMessagesProcedure = loanProcedure('correspond')
  .input(z.object({ person }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await readAsStaff(ctx.container, { staff: ctx.staff, person: input.person });
    return { ok: true };
  });
