import { router } from '../procedures.ts';
import { addReturnsProcedure } from './add-returns.ts';
import { bankProcedure } from './bank.ts';
import { daysProcedure } from './days.ts';
import { handOverProcedure } from './hand-over.ts';
import { makeFileProcedure } from './make-file.ts';
import { pageProcedure } from './page.ts';
import { refuseFileProcedure } from './refuse-file.ts';
import { resolveReturnProcedure } from './resolve-return.ts';
import { takeFileProcedure } from './take-file.ts';

/** The lender's payments, its files for the bank and what comes back. */
export const paymentsRouter = router({
  page: pageProcedure,
  days: daysProcedure,
  bank: bankProcedure,
  makeFile: makeFileProcedure,
  takeFile: takeFileProcedure,
  handOver: handOverProcedure,
  refuseFile: refuseFileProcedure,
  addReturns: addReturnsProcedure,
  resolveReturn: resolveReturnProcedure,
});
