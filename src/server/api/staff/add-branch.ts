import { z } from 'zod';
import { openBranch } from '#server/usecases/staff/add-place.ts';
import { manage, name, outcome } from './schemas.ts';

export const addBranchProcedure = manage
  .input(z.object({ name, companyId: z.uuid().nullable() }))
  .output(outcome(['nameTaken']))
  .mutation(({ ctx, input }) => openBranch(ctx.container, { ...input, actorId: ctx.session.accountId }));
