import { reactivateStaff } from '#server/usecases/staff/bar-staff.ts';
import { barOutcome, colleague, manage } from './schemas.ts';

export const reactivateProcedure = manage
  .input(colleague)
  .output(barOutcome)
  .mutation(({ ctx, input }) => reactivateStaff(ctx.container, { ...input, actorId: ctx.session.accountId }));
