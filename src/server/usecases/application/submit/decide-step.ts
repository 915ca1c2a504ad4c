import { isDeepStrictEqual } from 'node:util';
import { destinationAfter } from '#funnel/destination-after.ts';
import { differenceOf, offerFiguresOf } from '#rules/offer/offer-figures.ts';
import { findLatestOffer } from '#server/db/repos/application/offers.ts';
import { decideApplication } from '../../shared/decide-application.ts';
import { factsOf, toldOf } from '../../shared/outside-facts-of.ts';
import type { DecidedStep, UnsavedOutcome, WrittenStep } from './submission.ts';

/** Runs the rules and finds the next step. An offer is accepted only with the figures the page showed, up to its last day. */
export const decideStep = async (written: WrittenStep): Promise<DecidedStep | UnsavedOutcome> => {
  const { container, tx, step, stored, person, application, statusBefore, submission } = written;
  const { asOf, shown, funnel } = submission;
  const { id: applicationId, variant } = stored;
  // A follow-up may have changed them since.
  const told = step.followUps.length > 0 ? toldOf(tx, applicationId) : written.told;
  const facts = factsOf(await told, application);
  const decision = decideApplication({ application, facts, asOf });
  if (shown && step.acceptsOffer) {
    const latest = await findLatestOffer(tx, applicationId);
    if (latest !== null && latest.endedAt === null && latest.expiresOn < asOf)
      return { kind: 'offerExpired', expiredOn: latest.expiresOn };
    const computed = offerFiguresOf(decision);
    if (!isDeepStrictEqual(shown, computed)) {
      container.log.error(differenceOf({ applicationId, shown, computed, decision }), 'an offer was shown otherwise');
      return { kind: 'offerDiffers', computed };
    }
  }
  const walk = { application, variant, person, key: step.key, ...(funnel && { funnel }) };
  const destination = destinationAfter({ ...walk, status: statusBefore, trace: decision.trace });
  return { ...written, facts, decision, destination };
};
