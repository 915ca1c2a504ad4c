import { createHmac } from 'node:crypto';
import type { Container } from '#server/container.ts';

/** Without easily confused letters and digits. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const CODE_LENGTH = 6;

/** `person`: an applicant, or an owner who does not borrow. */
export type Consenting = { applicationId: string; person: string };

/** The code in the consent document, known only after opening it; derived the same way each time, so nothing has to be stored. */
export const consentCode = (
  { sessionSecret }: Pick<Container, 'sessionSecret'>,
  { applicationId, person }: Consenting,
): string =>
  [
    ...createHmac('sha256', sessionSecret)
      .update(JSON.stringify(['eConsent', applicationId, person]))
      .digest(),
  ]
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');

/** Spaces, hyphens and case are up to the person who types it. */
export const isConsentCode = (
  container: Pick<Container, 'sessionSecret'>,
  { typed, ...consenting }: Consenting & { typed: string },
): boolean => typed.replace(/[\s-]/g, '').toUpperCase() === consentCode(container, consenting);
