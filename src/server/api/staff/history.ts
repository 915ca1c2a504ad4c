import { z } from 'zod';
import { staffHistory } from '#server/usecases/staff/list-staff.ts';
import { staffProcedure } from '../procedures.ts';
import { colleague } from './schemas.ts';

export const historyProcedure = staffProcedure('seeUsers')
  .input(colleague)
  .output(
    z.object({
      brokenAt: z.number().nullable(),
      events: z.array(
        z.object({
          seq: z.number(),
          at: z.date(),
          kind: z.string(),
          body: z.record(z.string(), z.unknown()),
          by: z.string().nullable(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => staffHistory(ctx.container, { ...input, actorId: ctx.session.accountId }));
