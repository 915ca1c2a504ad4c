import { z } from 'zod';
import { settleGrant } from '#server/usecases/staff/propose-grant.ts';
import { colleague, manage, outcome } from './schemas.ts';

/** The second administrator agrees or declines; the first may take the proposal back. */
export const settleGrantProcedure = manage
  .input(colleague.extend({ proposalId: z.uuid(), isAgreed: z.boolean() }))
  .output(outcome(['ownProposal', 'settledAlready', 'lastAdministrator']))
  .mutation(({ ctx, input }) => settleGrant(ctx.container, { ...input, actorId: ctx.session.accountId }));
