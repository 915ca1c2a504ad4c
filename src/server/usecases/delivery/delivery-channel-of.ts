import type { Person } from '#entities/values/person.ts';
import { type DeliveryChannel, deliveryChannel } from '#rules/compliance/delivery-channel.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasBounced } from '#server/db/repos/loan/notice-deliveries.ts';
import { findSigner } from '#server/db/repos/loan/written-documents.ts';

type Recipient = {
  stored: Pick<StoredApplication, 'id' | 'document'>;
  person: Person;
  isWithElectronicForm?: boolean;
};

/** How a notice made now reaches this person. Consent counts as it stands at this moment. */
export const deliveryChannelOf = async (
  db: Reader,
  { stored: { id: applicationId, document }, person, isWithElectronicForm = false }: Recipient,
): Promise<DeliveryChannel> => {
  const signer = await findSigner(db, { applicationId, person });
  const email = document[person]?.email ?? null;
  return deliveryChannel({
    email,
    hasConsented: (signer?.consentedAt ?? null) !== null,
    hasWithdrawnConsent: (signer?.withdrawnAt ?? null) !== null,
    wantsPaper: (signer?.paperWantedAt ?? null) !== null,
    hasBounced: email !== null && (await hasBounced(db, { applicationId, person, recipient: email })),
    isWithElectronicForm,
  });
};
