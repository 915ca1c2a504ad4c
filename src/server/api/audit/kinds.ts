import { z } from 'zod';
import { eventKinds } from '#server/usecases/audit/audit-trail.ts';
import { staffProcedure } from '../procedures.ts';

export const kindsProcedure = staffProcedure('seeAudit')
  .output(z.array(z.object({ kind: z.string(), text: z.string() })))
  .query(({ ctx }) => eventKinds(ctx.container));
