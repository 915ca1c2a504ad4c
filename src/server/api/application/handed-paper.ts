import { z } from 'zod';
import { paper } from '#entities/contract/paper.ts';
import { paper as writtenPaper } from '#entities/contract/written-paper.ts';
import { handedPaperOf } from '#server/usecases/documents/papers.ts';
import { applicantProcedure } from '../procedures.ts';

/** What one of them says to the caller. */
export const handedPaperProcedure = applicantProcedure
  .input(z.object({ paper }))
  .output(writtenPaper)
  .query(({ ctx, input }) => handedPaperOf(ctx.container, ctx.writer, input.paper));
