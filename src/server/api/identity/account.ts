import { z } from 'zod';
import { ownAccount } from '#server/usecases/accounts/own-sessions.ts';
import { liveSession } from '../live-session.ts';
import { signedInProcedure } from '../procedures.ts';

export const accountProcedure = signedInProcedure
  .output(
    z.object({
      email: z.string().nullable(),
      isEmailConfirmed: z.boolean(),
      hasPassword: z.boolean(),
      /** The other person's name, for a coborrower. */
      inviter: z.string().nullable(),
      sessions: z.array(liveSession),
    }),
  )
  .query(({ ctx }) => ownAccount(ctx.container, ctx.session));
