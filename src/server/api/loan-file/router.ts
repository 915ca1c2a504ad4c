import { router } from '../procedures.ts';
import { asApplicantProcedure } from './as-applicant.ts';
import { auditProcedure } from './audit.ts';
import { avmReviewsProcedure } from './avm-reviews.ts';
import { changesProcedure } from './changes.ts';
import { closingProcedure } from './closing.ts';
import { colleaguesProcedure } from './colleagues.ts';
import { conditionsProcedure } from './conditions.ts';
import { correctionsProcedure } from './corrections.ts';
import { decisionProcedure } from './decision.ts';
import { demographicsProcedure } from './demographics.ts';
import { documentsProcedure } from './documents.ts';
import { duplicatesProcedure } from './duplicates.ts';
import { factEntriesProcedure } from './fact-entries.ts';
import { floodLookProcedure } from './flood-look.ts';
import { halfWrittenProcedure } from './half-written.ts';
import { larProcedure } from './lar.ts';
import { messagesProcedure } from './messages.ts';
import { notesProcedure } from './notes.ts';
import { noticesProcedure } from './notices.ts';
import { openProcedure } from './open.ts';
import { requestsProcedure } from './requests.ts';
import { screeningProcedure } from './screening.ts';
import { takenProcedure } from './taken.ts';
import { templatesProcedure } from './templates.ts';
import { titleLookProcedure } from './title-look.ts';
import { trackerProcedure } from './tracker.ts';
import { tractProcedure } from './tract.ts';

/** Staff's reads of one loan. Access to the loan is proved before anything else. */
export const loanFileRouter = router({
  open: openProcedure,
  closing: closingProcedure,
  colleagues: colleaguesProcedure,
  tracker: trackerProcedure,
  conditions: conditionsProcedure,
  corrections: correctionsProcedure,
  documents: documentsProcedure,
  duplicates: duplicatesProcedure,
  requests: requestsProcedure,
  messages: messagesProcedure,
  notes: notesProcedure,
  halfWritten: halfWrittenProcedure,
  notices: noticesProcedure,
  audit: auditProcedure,
  decision: decisionProcedure,
  screening: screeningProcedure,
  demographics: demographicsProcedure,
  avmReviews: avmReviewsProcedure,
  factEntries: factEntriesProcedure,
  floodLook: floodLookProcedure,
  lar: larProcedure,
  taken: takenProcedure,
  templates: templatesProcedure,
  titleLook: titleLookProcedure,
  tract: tractProcedure,
  asApplicant: asApplicantProcedure,
  changes: changesProcedure,
});
