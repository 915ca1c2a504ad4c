import { type Address, address } from '#entities/values/address.ts';
import { mailingAddress } from '#rules/compliance/mailing-address.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Letter = Pick<NoticeDeliveryRow, 'person' | 'owner' | 'mailedTo'>;
export type Envelope = { name: string; address: Address | null };

/** The name and address a letter goes to: as staff typed it, else as the application has it. An owner who does not borrow gets mail at the home. */
export const envelopeOf = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  { person, owner, mailedTo }: Letter,
): Promise<Envelope> => {
  if (mailedTo !== null) return mailedTo;
  const { document } = stored;
  if (owner === null) return { name: fullName(document, person), address: mailingAddress(document, person) };
  const { title } = await outsideFactsOf(db, stored);
  const name = ownersOf(document, title).find((each) => each.owner === owner)?.name ?? '';
  return { name, address: address.safeParse(document.property).data ?? null };
};
