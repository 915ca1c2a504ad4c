import { resetStaff } from '#server/usecases/staff/bar-staff.ts';
import { barOutcome, colleague, manage } from './schemas.ts';

export const resetProcedure = manage
  .input(colleague)
  .output(barOutcome)
  .mutation(({ ctx, input }) => resetStaff(ctx.container, { ...input, actorId: ctx.session.accountId }));
