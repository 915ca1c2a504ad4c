import { z } from 'zod';
import { listLoanSystemMessages, loanSystemRow } from '#server/usecases/loan-system/loan-system-log.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const listProcedure = staffProcedure('seeVendorLog')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(z.object({ next: z.string().nullable(), rows: z.array(loanSystemRow) }))
  .query(({ ctx, input }) => listLoanSystemMessages(ctx.container, staffOf(ctx), input.cursor));
