import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { joinApplication } from '#server/usecases/application/join-application.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

/** The invited coborrower joins, with their own account and session. */
export const joinProcedure = publicProcedure
  .input(z.object({ token, dateOfBirth: day }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('joined') }),
      z.object({ kind: z.literal('invalid'), code: z.string() }),
    ]),
  )
  .mutation(async ({ ctx, input }) => {
    const outcome = await joinApplication(ctx.container, { ...input, address: ctx.address });
    if (outcome.kind === 'invalid') return outcome;
    ctx.openSession('applicant', outcome.secret);
    return { kind: 'joined' };
  });
