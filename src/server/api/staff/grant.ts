import { z } from 'zod';
import { portalRole } from '#entities/contract/portal-role.ts';
import { grantRole } from '#server/usecases/staff/grant-role.ts';
import { colleague, grant, manage, outcome } from './schemas.ts';

const granted = z.union([
  outcome(['heldAlready', 'lastAdministrator']),
  /** Held roles that conflict with it: a second administrator has to agree (`staff.proposeGrant`). */
  z.object({ kind: z.literal('conflicts'), roles: z.array(portalRole) }),
]);

export const grantProcedure = manage
  .input(colleague.extend({ grant }))
  .output(granted)
  .mutation(({ ctx, input }) => grantRole(ctx.container, { ...input, actorId: ctx.session.accountId }));
