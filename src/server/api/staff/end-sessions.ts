import { endStaffSessions } from '#server/usecases/staff/end-sessions.ts';
import { barOutcome, colleague, manage } from './schemas.ts';

export const endSessionsProcedure = manage
  .input(colleague)
  .output(barOutcome)
  .mutation(({ ctx, input }) => endStaffSessions(ctx.container, { ...input, actorId: ctx.session.accountId }));
