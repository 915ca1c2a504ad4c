import { router } from '../procedures.ts';
import { agreeProcedure } from './agree.ts';
import { bookProcedure } from './book.ts';
import { checkInProcedure } from './check-in.ts';
import { deedSheetProcedure } from './deed-sheet.ts';
import { enterPayoffProcedure } from './enter-payoff.ts';
import { fundProcedure } from './fund.ts';
import { giveOwnerPapersProcedure } from './give-owner-papers.ts';
import { makeAcknowledgmentProcedure } from './make-acknowledgment.ts';
import { orderNotaryProcedure, recallNotaryProcedure } from './notary.ts';
import { recordAcknowledgmentProcedure } from './record-acknowledgment.ts';
import { recordClosingProcedure } from './record-closing.ts';
import { recordFloodProcedure } from './record-flood.ts';
import { recordPaymentProcedure } from './record-payment.ts';
import { replacePaymentProcedure } from './replace-payment.ts';
import { returnMoneyProcedure } from './return-money.ts';
import { settlePayoffProcedure } from './settle-payoff.ts';
import { settleReplacementProcedure } from './settle-replacement.ts';
import { waiveValuationWaitProcedure } from './waive-valuation-wait.ts';

/** Closing and funding, from the lender's side. */
export const loanMoneyRouter = router({
  book: bookProcedure,
  checkIn: checkInProcedure,
  agree: agreeProcedure,
  fund: fundProcedure,
  enterPayoff: enterPayoffProcedure,
  settlePayoff: settlePayoffProcedure,
  recordPayment: recordPaymentProcedure,
  replacePayment: replacePaymentProcedure,
  settleReplacement: settleReplacementProcedure,
  returnMoney: returnMoneyProcedure,
  waiveValuationWait: waiveValuationWaitProcedure,
  recordClosing: recordClosingProcedure,
  orderNotary: orderNotaryProcedure,
  recallNotary: recallNotaryProcedure,
  recordFlood: recordFloodProcedure,
  deedSheet: deedSheetProcedure,
  makeAcknowledgment: makeAcknowledgmentProcedure,
  recordAcknowledgment: recordAcknowledgmentProcedure,
  giveOwnerPapers: giveOwnerPapersProcedure,
});
