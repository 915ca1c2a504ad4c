import { grantRole } from '#server/usecases/staff/grant-role.ts';
import { colleague, grant, manage, outcome } from './schemas.ts';

export const grantProcedure = manage
  .input(colleague.extend({ grant }))
  .output(outcome(['heldAlready', 'lastAdministrator']))
  .mutation(({ ctx, input }) => grantRole(ctx.container, { ...input, actorId: ctx.session.accountId }));
