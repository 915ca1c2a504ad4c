import { router } from '../procedures.ts';
import { addressProcedure } from './address.ts';
import { batchFileProcedure } from './batch-file.ts';
import { batchesProcedure } from './batches.ts';
import { markMailedProcedure } from './mark-mailed.ts';
import { pageProcedure } from './page.ts';
import { printProcedure } from './print.ts';

/** Notices on paper: printed in batches, mailed by a person. */
export const lettersRouter = router({
  address: addressProcedure,
  page: pageProcedure,
  print: printProcedure,
  batches: batchesProcedure,
  batchFile: batchFileProcedure,
  markMailed: markMailedProcedure,
});
