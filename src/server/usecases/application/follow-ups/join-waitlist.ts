import { recordAlert } from '../../offers/set-alert.ts';
import type { SavedStep } from '../submit/submission.ts';

/** Sets the alert for the day the lender opens in the applicant's state. */
export const joinWaitlist = async ({ tx, stored, application }: SavedStep): Promise<void> => {
  const { email } = application.borrower;
  if (!application.wantsWaitlistNews || !email) return;
  await recordAlert(tx, { stored: { id: stored.id, document: application }, about: 'waitlist', email });
};
