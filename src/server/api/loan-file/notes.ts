import { z } from 'zod';
import { loanNote, notesOf } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';

export const notesProcedure = loanProcedure('seeLoan')
  .output(z.array(loanNote))
  .query(({ ctx, input }) => notesOf(ctx.container, input.loanId));
