import { z } from 'zod';
import { householdLine } from '#entities/contract/quote.ts';
import { showInvitation } from '#server/usecases/application/join-application.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const invitationProcedure = publicProcedure
  .input(z.object({ token }))
  .output(
    householdLine.extend({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      inviterName: z.string(),
      isDeclined: z.boolean(),
      expiresAt: z.date(),
    }),
  )
  .query(({ ctx, input }) => showInvitation(ctx.container, { ...input, address: ctx.address }));
