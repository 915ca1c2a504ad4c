import { z } from 'zod';
import { makeDeedSheet } from '#server/usecases/closing/deed-sheet.ts';
import { loanProcedure } from '../procedures.ts';

/** Data for the deed of trust or mortgage, for the closing agent. */
export const deedSheetProcedure = loanProcedure('close')
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ready'), name: z.string(), base64: z.string() }),
      z.object({ kind: z.literal('blocked'), missing: z.string() }),
    ]),
  )
  .mutation(({ ctx }) => makeDeedSheet(ctx.container, ctx.staff));
