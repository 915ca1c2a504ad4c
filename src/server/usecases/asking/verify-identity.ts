import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { type IdentityRequest, identityRequest } from '#server/vendors/identity/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { acceptId } from '../conditions/accept-id.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import { receiveReport } from './receive-report.ts';

export const identityRequestFor = async (
  { database, ring, clock }: Container,
  subject: Subject,
): Promise<IdentityRequest | null> => {
  const stored = await findApplication(database.db, subject.applicationId);
  if (!stored) return null;
  const { firstName, lastName, dateOfBirth, idSubtype } = applicantPart(stored.document, subject.person);
  const ssn = await findSecret(database.db, { ring, at: { ...subject, kind: 'ssn' } });
  const asked = { firstName, lastName, dateOfBirth, ssn, idSubtype, asOf: clock.today() };
  return identityRequest.safeParse(asked).data ?? null;
};

/** Verifies an applicant's identity once the ID was submitted or shown to the vendor; only where a vendor is configured for it. */
export const verifyIdentity = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const request = await identityRequestFor(container, subject);
  if (!request) return 'notReady';
  const { answer } = await container.vendorGateway.identity({
    subject,
    kind: 'identity',
    request,
    join: async (tx, { key, answer: { kind: outcome } }) => {
      await receiveReport(tx, { subject, report: { key, kind: 'identity', outcome } });
      if (outcome === 'found') await acceptId(container, tx, { ...subject, actor: { thirdParty: 'vendor/identity' } });
    },
  });
  return outcomeOf(answer);
};
