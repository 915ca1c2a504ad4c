import { z } from 'zod';
import { purgeRefusal } from '#entities/contract/kept-record.ts';
import { day } from '#entities/values/day.ts';
import { listRefusals } from '#server/usecases/records/list-refusals.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const refusalsProcedure = staffProcedure('manageSettings')
  .output(z.array(z.object({ loanNumber: z.string(), why: purgeRefusal, since: day })))
  .query(({ ctx }) => listRefusals(ctx.container, staffOf(ctx)));
