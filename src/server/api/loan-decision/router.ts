import { router } from '../procedures.ts';
import { recordProcedure } from './record.ts';
import { secondProcedure } from './second.ts';

/** Deciding: the one thing only who may decide can do. What it rests on is read with the loan. */
export const loanDecisionRouter = router({
  record: recordProcedure,
  second: secondProcedure,
});
