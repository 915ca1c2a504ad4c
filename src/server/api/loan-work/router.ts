import { router } from '../procedures.ts';
import { decideConditionProcedure } from './decide-condition.ts';
import { editConditionProcedure } from './edit-condition.ts';
import { giveReasonProcedure } from './give-reason.ts';
import { judgeFileProcedure } from './judge-file.ts';
import { nudgeProcedure } from './nudge.ts';
import { openConditionProcedure } from './open-condition.ts';
import { readMessagesProcedure } from './read-messages.ts';
import { seeDocumentProcedure } from './see-document.ts';
import { showSsnProcedure } from './show-ssn.ts';
import { writeProcedure } from './write.ts';
import { writeNoteProcedure } from './write-note.ts';

/** What staff changes on one loan. Every change carries what its page showed, so that nobody overwrites what they have not seen. */
export const loanWorkRouter = router({
  openCondition: openConditionProcedure,
  editCondition: editConditionProcedure,
  decideCondition: decideConditionProcedure,
  nudge: nudgeProcedure,
  giveReason: giveReasonProcedure,
  seeDocument: seeDocumentProcedure,
  judgeFile: judgeFileProcedure,
  showSsn: showSsnProcedure,
  write: writeProcedure,
  readMessages: readMessagesProcedure,
  writeNote: writeNoteProcedure,
});
