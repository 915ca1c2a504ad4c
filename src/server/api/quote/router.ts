import { router } from '../procedures.ts';
import { currentProcedure } from './current.ts';
import { householdProcedure } from './household.ts';
import { openProcedure } from './open.ts';

export const quoteRouter = router({
  current: currentProcedure,
  household: householdProcedure,
  open: openProcedure,
});
