import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import { giveConsent } from '../../asking/give-consent.ts';
import { isJourney } from '../../asking/start-journey.ts';
import type { SavedStep } from './submission.ts';

/**
 * In the transaction of the save: the consent is recorded, and the requests it allows are queued, so that none is lost
 * if the process dies. The same answers again neither consent nor send a second request.
 */
export const askVendors = async (saved: SavedStep): Promise<readonly OutsideQuestion[]> => {
  const { container, tx, step, stored, application, person, isNew, submission } = saved;
  if (step.asks === null) return [];
  const subject = { applicationId: stored.id, person };
  const { consent } = step.asks;
  const kind = consent?.isGiven(applicantPart(application, person)) ? consent.kind : null;
  const isGiven = kind !== null && (isNew || !(await findConsent(tx, { ...subject, kind })));
  if (isGiven) await giveConsent(container, { tx, ...subject, kind, address: submission.address ?? null });
  // Without a vendor for it, staff review the ID in the portal; one that applicants visit sees no pictures of ours.
  const isByHand = (what: OutsideQuestion) =>
    what === 'identity' && (container.env.vendors.identity.choice === 'none' || isJourney(container, 'identity'));
  const questions = step.asks.questions.filter((what) => !isByHand(what));
  if (isGiven || isNew)
    for (const what of questions) await container.jobs.enqueue(tx, 'askOutside', { ...subject, what });
  return questions;
};
