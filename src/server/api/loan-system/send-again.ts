import { z } from 'zod';
import { sendLoanSystemAgain } from '#server/usecases/loan-system/loan-system-log.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const sendAgainProcedure = staffProcedure('manageSettings')
  .input(z.object({ ids: z.array(z.uuid()).min(1).max(20) }))
  .output(z.object({ sent: z.int(), undelivered: z.int() }))
  .mutation(({ ctx, input }) => sendLoanSystemAgain(ctx.container, staffOf(ctx), input.ids));
