import type { FollowUpName } from '#funnel/engine/step-names.ts';
import type { SavedStep, WrittenStep } from '../submit/submission.ts';
import { acceptOffer } from './accept-offer.ts';
import { changeCoborrower } from './change-coborrower.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { recordElectronicConsent } from './record-electronic-consent.ts';
import { sendReceipt } from './send-receipt.ts';
import { startIncompleteNotice } from './start-incomplete-notice.ts';

/** `written` runs before the decision, for changes to the facts it is made from; `saved` runs last. */
type FollowUp =
  | { after: 'written'; run(step: WrittenStep): Promise<void> }
  | { after: 'saved'; run(step: SavedStep): Promise<void> };

const followUps: Readonly<Record<FollowUpName, FollowUp>> = {
  acceptOffer: { after: 'saved', run: acceptOffer },
  changeCoborrower: { after: 'written', run: changeCoborrower },
  joinWaitlist: { after: 'saved', run: joinWaitlist },
  recordElectronicConsent: { after: 'saved', run: recordElectronicConsent },
  sendReceipt: { after: 'saved', run: sendReceipt },
  startIncompleteNotice: { after: 'saved', run: startIncompleteNotice },
};

export const followUpWritten = async (written: WrittenStep): Promise<void> => {
  for (const name of written.step.followUps) {
    const followUp = followUps[name];
    if (followUp.after === 'written') await followUp.run(written);
  }
};

export const followUpSaved = async (saved: SavedStep): Promise<void> => {
  for (const name of saved.step.followUps) {
    const followUp = followUps[name];
    if (followUp.after === 'saved') await followUp.run(saved);
  }
};
