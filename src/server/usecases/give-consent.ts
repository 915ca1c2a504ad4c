import type { ConsentKind } from '#entities/consent.ts';
import type { Person } from '#entities/person.ts';
import type { DbOrTx } from '../db/connect.ts';
import { addConsent } from '../db/repos/consents.ts';
import { appendEvent } from '../db/repos/events.ts';

/** Which wording of the consents people are shown today; a changed wording gets a new one. */
export const CONSENT_TEXT_VERSION = '2026-11-15';

export type GivenConsent = { applicationId: string; person: Person; kind: ConsentKind; address: string | null };

/** Written down with its wording, its time and where it came from, before anyone is asked anything. */
export const giveConsent = async (
  db: DbOrTx,
  { applicationId, person, kind, address }: GivenConsent,
): Promise<void> => {
  const textVersion = CONSENT_TEXT_VERSION;
  await addConsent(db, { applicationId, person, kind, textVersion, address });
  await appendEvent(db, { applicationId, actor: person, kind: 'consentGiven', body: { kind, textVersion } });
};
