import { z } from 'zod';
import { revokeRole } from '#server/usecases/staff/grant-role.ts';
import { colleague, manage, outcome } from './schemas.ts';

export const revokeProcedure = manage
  .input(colleague.extend({ grantId: z.uuid() }))
  .output(outcome(['notHeld', 'lastAdministrator']))
  .mutation(({ ctx, input }) => revokeRole(ctx.container, { ...input, actorId: ctx.session.accountId }));
