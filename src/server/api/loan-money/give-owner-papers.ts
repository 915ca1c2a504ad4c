import { z } from 'zod';
import { giveOwnerPapers } from '#server/usecases/closing/owner-papers.ts';
import { loanProcedure } from '../procedures.ts';
import { ownerId, ownerPapersOutcome } from './owner-papers-outcome.ts';

/** The notices of the right to cancel and the terms on paper, for an owner who does not borrow; their days to cancel begin. */
export const giveOwnerPapersProcedure = loanProcedure('close')
  .input(z.object({ owner: ownerId, how: z.enum(['inPerson', 'byMail']) }))
  .output(ownerPapersOutcome)
  .mutation(({ ctx, input: { owner, how } }) => giveOwnerPapers(ctx.container, { staff: ctx.staff, owner, how }));
