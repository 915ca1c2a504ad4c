import type { ConsentKind } from '#entities/contract/consent.ts';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addConsent } from '#server/db/repos/application/consents.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { limitTries } from '../shared/limit-tries.ts';

/** The current version of the consent wording; changed wording gets a new version. */
export const CONSENT_TEXT_VERSION = '2026-11-23';

/** `text`: the wording itself, where it names more than one inquiry. */
export type GivenConsent = {
  applicationId: string;
  person: Person;
  kind: ConsentKind;
  address: string | null;
  text?: string;
};

/**
 * Recorded with its wording, time and source before any vendor is called. Credit pulls are limited to a few a day, since
 * a caller sending SSNs here could be after someone else's.
 */
export const giveConsent = async (
  container: Container,
  { tx, applicationId, person, kind, address, text }: GivenConsent & { tx: Tx },
): Promise<string> => {
  // In the sandbox all tries come from one machine, and no bureau is called.
  const from = container.env.isSandbox ? null : address;
  if (kind === 'softPull' || kind === 'hardPull')
    await limitTries(container, { what: 'creditPull', account: applicationId, address: from, tx });
  const textVersion = CONSENT_TEXT_VERSION;
  const consentId = await addConsent(tx, { applicationId, person, kind, textVersion, address });
  await appendEvent(tx, {
    applicationId,
    actor: person,
    kind: 'consentGiven',
    body: { kind, textVersion, ...(text && { text }) },
  });
  return consentId;
};
