import { z } from 'zod';
import { recordAcknowledgment } from '#server/usecases/closing/value-acknowledgments.ts';
import { loanProcedure } from '../procedures.ts';
import { ownerId } from './owner-papers-outcome.ts';

/** An owner who does not borrow signed the acknowledgment of value today; the signed copy is on file. */
export const recordAcknowledgmentProcedure = loanProcedure('close')
  .input(z.object({ owner: ownerId, fileId: z.uuid() }))
  .output(z.object({ kind: z.enum(['recorded', 'fileMissing', 'notOwed']) }))
  .mutation(({ ctx, input: { owner, fileId } }) =>
    recordAcknowledgment(ctx.container, { staff: ctx.staff, owner, fileId }),
  );
