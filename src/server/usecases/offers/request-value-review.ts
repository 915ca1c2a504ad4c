import type { Valuation } from '#entities/facts/valuation.ts';
import type { ValueRequest, ValueReviewRequest } from '#entities/facts/value-request.ts';
import { getPolicy } from '#policy/policies.ts';
import { winningValuation } from '#rules/eligibility/value-used.ts';
import type { Container } from '#server/container.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addValueRequest, findValueRequest } from '#server/db/repos/application/value-requests.ts';
import type { Subject } from '#server/vendors/port.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export type HomeValue = { valuation: Valuation | null; request: ValueRequest | null };

/** The home's value, and whether a review was requested. */
export const homeValueOf = async (
  { database: { db }, clock }: Container,
  applicationId: string,
): Promise<HomeValue> => {
  const stored = await findApplication(db, applicationId);
  const facts = stored && (await outsideFactsOf(db, stored));
  return {
    valuation: facts && winningValuation(facts.valuations, getPolicy(clock.today())),
    request: await findValueRequest(db, applicationId),
  };
};

export type ValueReviewOutcome = 'noted' | 'alreadyOpen' | 'notMore' | 'noValuation';

/** Stores the dispute with the value it disputes. The value stays: applicants who want to borrow more may not set their home's value. */
export const requestValueReview = (
  container: Container,
  subject: Subject,
  requested: ValueReviewRequest,
): Promise<ValueReviewOutcome> =>
  container.database.transact(async (tx) => {
    const { applicationId, person } = subject;
    const stored = await lockApplication(tx, applicationId);
    const facts = stored && (await outsideFactsOf(tx, stored));
    const valuation = facts && winningValuation(facts.valuations, getPolicy(container.clock.today()));
    if (!valuation || valuation.value === null) return 'noValuation';
    if (requested.amount <= valuation.value) return 'notMore';
    if (!(await addValueRequest(tx, { applicationId, person, ...requested, valuation }))) return 'alreadyOpen';
    const body = { amount: requested.amount, valuation: valuation.value, model: valuation.model };
    await appendEvent(tx, { applicationId, actor: person, kind: 'valueDoubted', body });
    return 'noted';
  });
