import { proposeGrant } from '#server/usecases/staff/propose-grant.ts';
import { colleague, grant, manage, outcome } from './schemas.ts';

/** A role that conflicts with one held, for a second administrator to settle. */
export const proposeGrantProcedure = manage
  .input(colleague.extend({ grant }))
  .output(outcome(['heldAlready', 'proposedAlready', 'lastAdministrator']))
  .mutation(({ ctx, input }) => proposeGrant(ctx.container, { ...input, actorId: ctx.session.accountId }));
