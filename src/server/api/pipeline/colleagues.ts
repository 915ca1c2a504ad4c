import { z } from 'zod';
import { colleagues } from '#server/usecases/pipeline/assign-loans.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const colleaguesProcedure = staffProcedure('assign')
  .output(z.array(z.object({ id: z.string(), name: z.string() })))
  .query(({ ctx }) => colleagues(ctx.container, staffOf(ctx)));
