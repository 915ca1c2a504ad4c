import { z } from 'zod';
import { orderNotary, recallNotary } from '#server/usecases/closing/remote-notary.ts';
import { loanProcedure } from '../procedures.ts';

/** Hands the deed to the remote notary's service. */
export const orderNotaryProcedure = loanProcedure('workLoan')
  .input(z.object({ fileId: z.uuid() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['ordered', 'orderedBefore', 'fileMissing', 'notOnline', 'notYet', 'none']) }),
      z.object({ kind: z.literal('emailMissing'), names: z.array(z.string()) }),
    ]),
  )
  .mutation(({ ctx, input: { fileId } }) => orderNotary(ctx.container, { staff: ctx.staff, fileId }));

export const recallNotaryProcedure = loanProcedure('workLoan')
  .input(z.object({ reason: z.string().trim().min(1).max(200) }))
  .output(z.object({ kind: z.enum(['recalled', 'notOpen', 'noAnswer']) }))
  .mutation(({ ctx, input: { reason } }) => recallNotary(ctx.container, { staff: ctx.staff, reason }));
