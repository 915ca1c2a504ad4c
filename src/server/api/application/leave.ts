import { z } from 'zod';
import { leaveApplication } from '#server/usecases/application/decline-invitation.ts';
import { applicantProcedure } from '../procedures.ts';

/** A coborrower leaves the application they joined. */
export const leaveProcedure = applicantProcedure
  .output(z.object({ kind: z.enum(['left', 'sent']) }))
  .mutation(({ ctx }) => leaveApplication(ctx.container, ctx.writer));
