import { z } from 'zod';
import { exceptionCounts, listExceptions, listedException } from '#server/usecases/decisions/list-exceptions.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const exceptionsProcedure = staffProcedure('seeAudit')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(z.object({ rows: z.array(listedException), year: exceptionCounts, next: z.string().nullable() }))
  .query(({ ctx, input: { cursor } }) => listExceptions(ctx.container, staffOf(ctx), cursor));
