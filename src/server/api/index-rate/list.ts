import { indexList, listIndex } from '#server/usecases/index-rate/list-index.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const listProcedure = staffProcedure('seeIndex')
  .output(indexList)
  .query(({ ctx }) => listIndex(ctx.container, staffOf(ctx)));
