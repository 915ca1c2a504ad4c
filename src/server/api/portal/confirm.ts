import { z } from 'zod';
import { presentedPasskey } from '#server/auth/passkey-checks.ts';
import { confirmStaff } from '#server/usecases/staff/confirm-staff.ts';
import { portalProcedure } from '../procedures.ts';
import { anyCode, token } from './schemas.ts';

const given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('app'), code: anyCode }),
  z.object({ kind: z.literal('passkey'), token, response: presentedPasskey }),
]);

/** The staff member of an open session proves again who they are. */
export const confirmProcedure = portalProcedure
  .input(given)
  .output(z.object({ kind: z.enum(['done', 'wrong']) }))
  .mutation(async ({ ctx, input }) => {
    const confirmation = await confirmStaff(ctx.container, ctx.session, { given: input, address: ctx.address });
    if (confirmation.kind === 'done') ctx.openSession('portal', confirmation.secret);
    return { kind: confirmation.kind };
  });
