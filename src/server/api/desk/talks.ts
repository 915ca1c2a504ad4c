import { z } from 'zod';
import { loanThread, threadView } from '#entities/contract/loan-thread.ts';
import { listThreads } from '#server/usecases/messages/list-threads.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const talksProcedure = staffProcedure('seeLoan')
  .input(z.object({ view: threadView, cursor: z.string().max(600).nullable() }))
  .output(z.object({ rows: z.array(loanThread), next: z.string().nullable() }))
  .query(({ ctx, input }) => listThreads(ctx.container, staffOf(ctx), input));
