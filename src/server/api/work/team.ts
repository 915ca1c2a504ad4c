import { z } from 'zod';
import { teamLoad } from '#server/usecases/work/team-load.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const teamProcedure = staffProcedure('assign')
  .output(z.array(z.object({ id: z.string(), name: z.string(), isMe: z.boolean(), open: z.int(), due: z.int() })))
  .query(({ ctx }) => teamLoad(ctx.container, staffOf(ctx)));
