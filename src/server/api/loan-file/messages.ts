import { z } from 'zod';
import { loanMessage } from '#entities/contract/loan-hub.ts';
import { person } from '#entities/values/person.ts';
import { staffMessagesWith } from '#server/usecases/messages/loan-messages.ts';
import { loanProcedure } from '../procedures.ts';

export const messagesProcedure = loanProcedure('seeLoan')
  .input(z.object({ person }))
  .output(z.array(loanMessage))
  .query(({ ctx, input }) => staffMessagesWith(ctx.container, { applicationId: input.loanId, person: input.person }));
