import { z } from 'zod';
import { openCompany } from '#server/usecases/staff/add-place.ts';
import { manage, name, outcome } from './schemas.ts';

export const addCompanyProcedure = manage
  .input(z.object({ name }))
  .output(outcome(['nameTaken']))
  .mutation(({ ctx, input }) => openCompany(ctx.container, { ...input, actorId: ctx.session.accountId }));
