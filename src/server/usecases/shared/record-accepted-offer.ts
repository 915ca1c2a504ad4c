import { isDeepStrictEqual } from 'node:util';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { acceptOffer, findAccepted } from '#server/db/repos/application/offers.ts';
import { reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';

type Acceptance = {
  applicationId: string;
  offerId: string;
  choice: OfferChoice | null;
  decision: Decision;
  terms: AcceptedOffer | null;
};

/** Those a later one is told apart from. */
const isHard = ({ look, answeredAt }: StoredReport): boolean => look === 'hard' && answeredAt !== null;

/** As the database returns it. */
const asStored = (accepted: object): unknown => JSON.parse(JSON.stringify(accepted));

/** Stores the terms every later document and payment is made from. Accepting the same terms again changes nothing. */
export const recordAcceptedOffer = async (
  tx: Tx,
  { applicationId, offerId, choice, decision, terms }: Acceptance,
): Promise<void> => {
  const hardReports = (await reportsOf(tx, applicationId)).filter(isHard).map(({ id }) => id);
  const accepted = { choice, decision, terms, ...(hardReports.length > 0 && { hardReports }) };
  if (isDeepStrictEqual(await findAccepted(tx, applicationId), asStored(accepted))) return;
  await acceptOffer(tx, { id: offerId, accepted });
  const policyVersion = terms?.policyVersion ?? decision.policyVersion;
  await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'offerAccepted', body: { offerId, policyVersion } });
};
