import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { writeToPerson } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure } from '../procedures.ts';
import { done, text } from './schemas.ts';

export const writeProcedure = loanProcedure('correspond')
  .input(z.object({ person, text }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await writeToPerson(ctx.container, { staff: ctx.staff, person: input.person, body: input.text });
    return { ok: true };
  });
