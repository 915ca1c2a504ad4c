import { router } from '../procedures.ts';
import { bulkConditionsProcedure, previewBulkProcedure } from './bulk-conditions.ts';
import { decideConditionProcedure } from './decide-condition.ts';
import { editConditionProcedure } from './edit-condition.ts';
import { endApplicantSessionsProcedure } from './end-applicant-sessions.ts';
import { explainClockProcedure } from './explain-clock.ts';
import { giveReasonProcedure } from './give-reason.ts';
import { judgeFileProcedure } from './judge-file.ts';
import { keepTextProcedure } from './keep-text.ts';
import { nudgeProcedure } from './nudge.ts';
import { openConditionProcedure } from './open-condition.ts';
import { openOwnConditionProcedure } from './open-own-condition.ts';
import { orderCheckProcedure } from './order-check.ts';
import { readMessagesProcedure } from './read-messages.ts';
import { recordAvmReviewProcedure } from './record-avm-review.ts';
import { recordBounceProcedure } from './record-bounce.ts';
import { recordMasterPolicyProcedure } from './record-master-policy.ts';
import { recordTractProcedure } from './record-tract.ts';
import { restoreRequestProcedure } from './restore-request.ts';
import { seeDocumentProcedure } from './see-document.ts';
import { settleDuplicateProcedure } from './settle-duplicate.ts';
import { settleWaiverProcedure } from './settle-waiver.ts';
import { showSsnProcedure } from './show-ssn.ts';
import { skipRequestProcedure } from './skip-request.ts';
import { takeProcedure } from './take.ts';
import { verifyConditionProcedure } from './verify-condition.ts';
import { writeProcedure } from './write.ts';
import { writeNoteProcedure } from './write-note.ts';

/** Staff's changes to one loan. Each carries the state its page showed, so that unseen changes are never overwritten. */
export const loanWorkRouter = router({
  endApplicantSessions: endApplicantSessionsProcedure,
  openCondition: openConditionProcedure,
  openOwnCondition: openOwnConditionProcedure,
  editCondition: editConditionProcedure,
  previewBulk: previewBulkProcedure,
  bulkConditions: bulkConditionsProcedure,
  decideCondition: decideConditionProcedure,
  verifyCondition: verifyConditionProcedure,
  settleDuplicate: settleDuplicateProcedure,
  settleWaiver: settleWaiverProcedure,
  skipRequest: skipRequestProcedure,
  restoreRequest: restoreRequestProcedure,
  recordBounce: recordBounceProcedure,
  recordMasterPolicy: recordMasterPolicyProcedure,
  recordAvmReview: recordAvmReviewProcedure,
  recordTract: recordTractProcedure,
  nudge: nudgeProcedure,
  orderCheck: orderCheckProcedure,
  giveReason: giveReasonProcedure,
  seeDocument: seeDocumentProcedure,
  judgeFile: judgeFileProcedure,
  showSsn: showSsnProcedure,
  write: writeProcedure,
  readMessages: readMessagesProcedure,
  writeNote: writeNoteProcedure,
  keepText: keepTextProcedure,
  take: takeProcedure,
  explainClock: explainClockProcedure,
});
