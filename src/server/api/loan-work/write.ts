import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { writeToPerson } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure } from '../procedures.ts';
import { done, text } from './schemas.ts';

export const writeProcedure = loanProcedure('workLoan')
  .input(z.object({ person, text }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    const { loanId, person: whom, text: body } = input;
    await writeToPerson(ctx.container, {
      applicationId: loanId,
      person: whom,
      staffId: ctx.staff.accountId,
      body,
    });
    return { ok: true };
  });
