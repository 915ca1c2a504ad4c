import { router } from '../procedures.ts';
import { currentProcedure } from './current.ts';
import { openProcedure } from './open.ts';

export const quoteRouter = router({
  current: currentProcedure,
  open: openProcedure,
});
