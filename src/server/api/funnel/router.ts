import { router } from '../procedures.ts';
import { continueWithProcedure } from './continue-with.ts';
import { currentProcedure } from './current.ts';
import { draftsProcedure } from './drafts.ts';
import { homeRecordProcedure } from './home-record.ts';
import { mineProcedure } from './mine.ts';
import { openLeadProcedure } from './open-lead.ts';
import { saveDraftProcedure } from './save-draft.ts';
import { startProcedure } from './start.ts';
import { submitStepProcedure } from './submit-step.ts';

export const funnelRouter = router({
  current: currentProcedure,
  start: startProcedure,
  openLead: openLeadProcedure,
  mine: mineProcedure,
  continueWith: continueWithProcedure,
  submitStep: submitStepProcedure,
  saveDraft: saveDraftProcedure,
  drafts: draftsProcedure,
  homeRecord: homeRecordProcedure,
});
