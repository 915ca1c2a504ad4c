import { z } from 'zod';
import { auditFilter } from '#entities/contract/desk/audit-filter.ts';
import { auditTrail, trailEvent } from '#server/usecases/audit/audit-trail.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const pageProcedure = staffProcedure('seeAudit')
  .input(z.object({ filter: auditFilter, cursor: z.string().max(300).nullable() }))
  .output(z.object({ rows: z.array(trailEvent), next: z.string().nullable() }))
  .query(({ ctx, input }) => auditTrail(ctx.container, staffOf(ctx), input));
