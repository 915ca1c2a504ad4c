import { deactivateStaff } from '#server/usecases/staff/bar-staff.ts';
import { barOutcome, colleague, manage } from './schemas.ts';

export const deactivateProcedure = manage
  .input(colleague)
  .output(barOutcome)
  .mutation(({ ctx, input }) => deactivateStaff(ctx.container, { ...input, actorId: ctx.session.accountId }));
