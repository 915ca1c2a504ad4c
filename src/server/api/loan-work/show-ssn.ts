import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { showStaffSsn } from '#server/usecases/loan/show-staff-ssn.ts';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { loanProcedure } from '../procedures.ts';
import { reason } from './schemas.ts';

export const showSsnProcedure = loanProcedure('seeSsn')
  .input(z.object({ person, reason }))
  .output(z.object({ ssn: z.string() }))
  .mutation(async ({ ctx, input }) => {
    requireFresh(ctx.session);
    return { ssn: await showStaffSsn(ctx.container, { staff: ctx.staff, ...input }) };
  });
