import { z } from 'zod';
import { makeAcknowledgment } from '#server/usecases/closing/owner-papers.ts';
import { loanProcedure } from '../procedures.ts';
import { ownerId, ownerPapersOutcome } from './owner-papers-outcome.ts';

/** The acknowledgment of value for an owner who does not borrow to sign, as a PDF. */
export const makeAcknowledgmentProcedure = loanProcedure('close')
  .input(z.object({ owner: ownerId }))
  .output(ownerPapersOutcome)
  .mutation(({ ctx, input: { owner } }) => makeAcknowledgment(ctx.container, { staff: ctx.staff, owner }));
