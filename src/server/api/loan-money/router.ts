import { router } from '../procedures.ts';
import { agreeProcedure } from './agree.ts';
import { bookProcedure } from './book.ts';
import { checkInProcedure } from './check-in.ts';
import { fundProcedure } from './fund.ts';

/** Closing and funding, from the lender's side. */
export const loanMoneyRouter = router({
  book: bookProcedure,
  checkIn: checkInProcedure,
  agree: agreeProcedure,
  fund: fundProcedure,
});
