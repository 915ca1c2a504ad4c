import type { Person } from '#entities/values/person.ts';
import { flows } from '#funnel/flows.ts';
import { paths } from '#funnel/paths.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { OfferBasis } from '#rules/offer/offer-basis.ts';
import { type OfferChange, offerChanges } from '#rules/offer/offer-changes.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { endOffer, findLatestOffer } from '#server/db/repos/application/offers.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { forApplicants } from './for-applicants.ts';
import { basisOf, evaluateOffer, saveOffer } from './save-offer.ts';

type Announced = Pick<StoredApplication, 'id' | 'document' | 'status' | 'variant'>;
type Change = {
  stored: Announced;
  /** The person whose own answer caused it: they see it on the page, the other one by mail. */
  by: Person | null;
};

const offerUrl = ({ env }: Container, { variant }: Announced, person: Person): string => {
  const page = person === 'borrower' ? flows[variant].steps.find(({ acceptsOffer }) => acceptsOffer)?.path : undefined;
  return env.PUBLIC_URL + (page ?? paths.login);
};

type Mailed = Change & { key: string; before: OfferBasis; after: OfferBasis; changes: OfferChange[] };

const mailPeople = async (
  container: Container,
  tx: Tx,
  { stored, by, key, before, after, changes }: Mailed,
): Promise<void> => {
  const { words } = container;
  const amount = ({ maxLine }: OfferBasis) => (maxLine === null ? words.mails.noLine : words.inDollars(maxLine));
  const reasons = words.offerReasons(forApplicants(changes, stored.document));
  for (const { person, applicant } of peopleOf(stored.document)) {
    const isHere = person === 'borrower' || (await findAccountOf(tx, { applicationId: stored.id, person })) !== null;
    if (!isHere || person === by || applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'offerChanged',
      recipient: applicant.email,
      applicationId: stored.id,
      deliveryKey: `offerChanged/${key}/${person}`,
      variables: {
        firstName: applicant.firstName ?? words.mails.unknownName,
        before: amount(before),
        after: amount(after),
        reasons: (reasons.length === 0 ? [words.mails.recalculated] : reasons)
          .map((reason) => `- ${reason}`)
          .join('\n'),
        offerUrl: offerUrl(container, stored, person),
      },
    });
  }
};

/**
 * An offer people have seen never changes silently: when new facts change the most they can borrow or its rate, the new offer is
 * stored with what changed, and both people are told. An accepted line that the new facts still allow stands. The caller holds
 * the lock.
 */
export const announceOfferChange = async (container: Container, tx: Tx, { stored, by }: Change): Promise<void> => {
  if (stored.status === 'applicationSubmitted') return;
  const latest = await findLatestOffer(tx, stored.id);
  if (latest === null || latest.endedAt !== null) return;
  const asOf = container.clock.today();
  const known = { application: stored, facts: await outsideFactsOf(tx, stored), asOf };
  const { decision, basis: after } = evaluateOffer(known);
  const before = basisOf(latest);
  if (before.maxLine === after.maxLine && before.rate === after.rate) return;
  const isOffered = decision.outcome !== 'fail' && decision.maxLine !== null;
  const accepted = latest.accepted ? await findAcceptedOffer(tx, stored.id) : null;
  if (accepted !== null && isOffered && (after.maxLine ?? 0) >= accepted.offer.amount) return;
  const changes = offerChanges(before, after);
  const shown = isOffered ? after : { ...after, maxLine: null };
  const key = isOffered ? (await saveOffer(tx, known)).id : latest.id;
  if (!isOffered) await endOffer(tx, latest.id);
  await mailPeople(container, tx, { stored, by, key, before, after: shown, changes });
};
