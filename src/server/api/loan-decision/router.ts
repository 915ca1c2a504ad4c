import { router } from '../procedures.ts';
import { previewProcedure } from './preview.ts';
import { recordProcedure } from './record.ts';
import { secondProcedure } from './second.ts';

/** Deciding: reserved for staff who may decide. Its inputs are read with the loan. */
export const loanDecisionRouter = router({
  preview: previewProcedure,
  record: recordProcedure,
  second: secondProcedure,
});
