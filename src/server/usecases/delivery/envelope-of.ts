import { type Address, address } from '#entities/values/address.ts';
import { mailingAddress } from '#rules/compliance/mailing-address.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { payoffOrdersOf } from '#server/db/repos/vendors/payoff-orders.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Letter = Pick<NoticeDeliveryRow, 'person' | 'owner' | 'mailedTo' | 'kind' | 'about'>;
export type Envelope = { name: string; address: Address | null };

/** The name and address a letter goes to: as staff typed it, else as the application has it. An owner who does not borrow gets mail at the home. */
export const envelopeOf = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  { person, owner, mailedTo, kind, about }: Letter,
): Promise<Envelope> => {
  if (mailedTo !== null) return mailedTo;
  const { document } = stored;
  // Never to the applicant: staff find out where the creditor takes mail.
  if (kind === 'payoffRequest') {
    const order = (await payoffOrdersOf(db, stored.id)).find(({ id }) => id === about);
    return { name: order?.creditor ?? '', address: null };
  }
  if (owner === null) return { name: fullName(document, person), address: mailingAddress(document, person) };
  const { title } = await outsideFactsOf(db, stored);
  const name = ownersOf(document, title).find((each) => each.owner === owner)?.name ?? '';
  return { name, address: address.safeParse(document.property).data ?? null };
};
