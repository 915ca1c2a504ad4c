import { router } from '../procedures.ts';
import { agreeProcedure } from './agree.ts';
import { bookProcedure } from './book.ts';
import { checkInProcedure } from './check-in.ts';
import { deedSheetProcedure } from './deed-sheet.ts';
import { fundProcedure } from './fund.ts';
import { recordFloodProcedure } from './record-flood.ts';
import { returnMoneyProcedure } from './return-money.ts';

/** Closing and funding, from the lender's side. */
export const loanMoneyRouter = router({
  book: bookProcedure,
  checkIn: checkInProcedure,
  agree: agreeProcedure,
  fund: fundProcedure,
  returnMoney: returnMoneyProcedure,
  recordFlood: recordFloodProcedure,
  deedSheet: deedSheetProcedure,
});
