import { z } from 'zod';
import { workCount } from '#entities/contract/desk/work-item.ts';
import { day } from '#entities/values/day.ts';
import { workCounts } from '#server/usecases/work/work-counts.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

const counts = z.array(workCount);

/** The queues the caller's grants open, and how much is in each. */
export const countsProcedure = portalProcedure
  .output(z.object({ today: day, views: z.object({ mine: counts, open: counts, team: counts }) }))
  .query(({ ctx }) => workCounts(ctx.container, staffOf(ctx)));
