import { z } from 'zod';
import { loanNotice, loanNoticesOf } from '#server/usecases/delivery/loan-notices.ts';
import { loanProcedure } from '../procedures.ts';

export const noticesProcedure = loanProcedure('seeDocuments')
  .output(z.array(loanNotice))
  .query(({ ctx, input }) => loanNoticesOf(ctx.container, input.loanId));
