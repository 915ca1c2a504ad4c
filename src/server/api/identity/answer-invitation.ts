import { z } from 'zod';
import { answerInvitationByLink } from '#server/usecases/application/decline-invitation.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** The invited person declines, or takes that back. */
export const answerInvitationProcedure = publicProcedure
  .input(z.object({ token, answer: z.enum(['decline', 'takeBack']) }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await answerInvitationByLink(ctx.container, { ...input, address: ctx.address });
    return { ok: true };
  });
