import type { ConsentKind } from '#entities/contract/consent.ts';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addConsent } from '#server/db/repos/application/consents.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { limitTries } from '../shared/limit-tries.ts';

/** Which wording of the consents people are shown today; a changed wording gets a new one. */
export const CONSENT_TEXT_VERSION = '2026-11-15';

export type GivenConsent = { applicationId: string; person: Person; kind: ConsentKind; address: string | null };

/**
 * Written down with its wording, its time and where it came from, before anyone is asked anything. Credit files are looked at a few
 * times a day and no more, since whoever sends numbers here could be after someone else's.
 */
export const giveConsent = async (
  container: Container,
  { tx, applicationId, person, kind, address }: GivenConsent & { tx: Tx },
): Promise<void> => {
  // In the sandbox everyone tries from one machine, and no bureau is asked.
  const from = container.env.isSandbox ? null : address;
  if (kind === 'softPull' || kind === 'hardPull')
    await limitTries(container, { what: 'creditPull', account: applicationId, address: from, tx });
  const textVersion = CONSENT_TEXT_VERSION;
  await addConsent(tx, { applicationId, person, kind, textVersion, address });
  await appendEvent(tx, { applicationId, actor: person, kind: 'consentGiven', body: { kind, textVersion } });
};
