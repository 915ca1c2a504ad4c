import { floodLook } from '#entities/facts/flood-determination.ts';
import { floodLookOf } from '#server/usecases/facts/first-look-of.ts';
import { loanProcedure } from '../procedures.ts';

export const floodLookProcedure = loanProcedure('seeLoan')
  .output(floodLook.nullable())
  .query(({ ctx, input: { loanId } }) => floodLookOf(ctx.container, loanId));
