import { unlockStaff } from '#server/usecases/staff/bar-staff.ts';
import { barOutcome, colleague, manage } from './schemas.ts';

export const unlockProcedure = manage
  .input(colleague)
  .output(barOutcome)
  .mutation(({ ctx, input }) => unlockStaff(ctx.container, { ...input, actorId: ctx.session.accountId }));
