import { indexList, listIndex } from '#server/usecases/index-rate/list-index.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** Everyone in the portal may know the index our prices use. */
export const listProcedure = portalProcedure
  .output(indexList)
  .query(({ ctx }) => listIndex(ctx.container, staffOf(ctx)));
