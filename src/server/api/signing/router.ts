import { router } from '../procedures.ts';
import { adoptProcedure } from './adopt.ts';
import { askForPaperProcedure } from './ask-for-paper.ts';
import { consentProcedure } from './consent.ts';
import { declineProcedure } from './decline.ts';
import { finishProcedure } from './finish.ts';
import { linkProcedure } from './link.ts';
import { openProcedure } from './open.ts';
import { papersProcedure } from './papers.ts';
import { signProcedure } from './sign.ts';
import { withdrawProcedure } from './withdraw.ts';

export const signingRouter = router({
  open: openProcedure,
  link: linkProcedure,
  papers: papersProcedure,
  consent: consentProcedure,
  withdraw: withdrawProcedure,
  askForPaper: askForPaperProcedure,
  adopt: adoptProcedure,
  sign: signProcedure,
  decline: declineProcedure,
  finish: finishProcedure,
});
