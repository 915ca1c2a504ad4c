import { titleLook } from '#entities/facts/title-record.ts';
import { titleLookOf } from '#server/usecases/facts/first-look-of.ts';
import { loanProcedure } from '../procedures.ts';

export const titleLookProcedure = loanProcedure('seeLoan')
  .output(titleLook.nullable())
  .query(({ ctx, input: { loanId } }) => titleLookOf(ctx.container, loanId));
