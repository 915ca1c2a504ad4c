import { z } from 'zod';
import { confirmIdentity } from '#server/usecases/accounts/confirm-identity.ts';
import { signedInProcedure } from '../procedures.ts';

const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), code: z.string().regex(/^\d{6}$/) }),
  z.object({ kind: z.literal('password'), password: z.string().min(1).max(200) }),
]);

/** The person of an open session proves again who they are. */
export const confirmProcedure = signedInProcedure
  .input(given)
  .output(z.object({ kind: z.enum(['done', 'wrong']) }))
  .mutation(async ({ ctx, input }) => {
    const confirmation = await confirmIdentity(ctx.container, ctx.session, { given: input, address: ctx.address });
    if (confirmation.kind === 'done') ctx.openSession('applicant', confirmation.secret);
    return { kind: confirmation.kind };
  });
