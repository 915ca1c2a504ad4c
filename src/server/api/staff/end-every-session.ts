import { z } from 'zod';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { endEverySession } from '#server/usecases/staff/end-sessions.ts';
import { manage } from './schemas.ts';

/** The input is a word on purpose: no call made by mistake signs everyone out. */
export const endEverySessionProcedure = manage
  .input(z.object({ of: z.literal('everyone') }))
  .output(z.object({ count: z.int() }))
  .mutation(({ ctx }) => {
    requireFresh(ctx.session);
    return endEverySession(ctx.container, { accountId: ctx.session.accountId, sessionId: ctx.session.id });
  });
