import { router } from '../procedures.ts';
import { listProcedure } from './list.ts';
import { sendAgainProcedure } from './send-again.ts';
import { showProcedure } from './show.ts';

/** What the lender's loan system was sent. */
export const loanSystemRouter = router({ list: listProcedure, show: showProcedure, sendAgain: sendAgainProcedure });
