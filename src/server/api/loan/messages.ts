import { z } from 'zod';
import { loanMessage } from '#entities/contract/loan-hub.ts';
import { messagesWith } from '#server/usecases/messages/loan-messages.ts';
import { applicantProcedure } from '../procedures.ts';

/** The thread with staff, from the first answer on: before the application is sent there is no hub to read it in. */
export const messagesProcedure = applicantProcedure
  .output(z.array(loanMessage))
  .query(({ ctx }) => messagesWith(ctx.container, ctx.writer));
