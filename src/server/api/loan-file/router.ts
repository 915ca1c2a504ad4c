import { router } from '../procedures.ts';
import { asApplicantProcedure } from './as-applicant.ts';
import { auditProcedure } from './audit.ts';
import { changesProcedure } from './changes.ts';
import { closingProcedure } from './closing.ts';
import { conditionsProcedure } from './conditions.ts';
import { decisionProcedure } from './decision.ts';
import { demographicsProcedure } from './demographics.ts';
import { documentsProcedure } from './documents.ts';
import { messagesProcedure } from './messages.ts';
import { notesProcedure } from './notes.ts';
import { openProcedure } from './open.ts';
import { trackerProcedure } from './tracker.ts';

/** What staff reads of one loan. Which loan, and whether it may be read, is proved before anything else. */
export const loanFileRouter = router({
  open: openProcedure,
  closing: closingProcedure,
  tracker: trackerProcedure,
  conditions: conditionsProcedure,
  documents: documentsProcedure,
  messages: messagesProcedure,
  notes: notesProcedure,
  audit: auditProcedure,
  decision: decisionProcedure,
  demographics: demographicsProcedure,
  asApplicant: asApplicantProcedure,
  changes: changesProcedure,
});
