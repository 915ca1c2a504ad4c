import { z } from 'zod';
import { loanTalk, talkView } from '#entities/contract/loan-talk.ts';
import { listTalks } from '#server/usecases/messages/list-talks.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const talksProcedure = staffProcedure('seeLoan')
  .input(z.object({ view: talkView, cursor: z.string().max(600).nullable() }))
  .output(z.object({ rows: z.array(loanTalk), next: z.string().nullable() }))
  .query(({ ctx, input }) => listTalks(ctx.container, staffOf(ctx), input));
