import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { type InsuranceRequest, insuranceRequest } from '#server/vendors/insurance-link/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import { receiveReport } from './receive-report.ts';

export const insuranceRequestFor = async (
  { database, clock }: Container,
  subject: Subject,
): Promise<InsuranceRequest | null> => {
  const stored = await findApplication(database.db, subject.applicationId);
  if (!stored) return null;
  const { firstName, lastName } = applicantPart(stored.document, subject.person);
  const asked = { firstName, lastName, address: knownAddress(stored.document), asOf: clock.today() };
  return insuranceRequest.safeParse(asked).data ?? null;
};

/** A policy in force makes an upload unnecessary; an expired one does not. */
export const linkInsurance = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const request = await insuranceRequestFor(container, subject);
  if (!request) return 'notReady';
  const { answer } = await container.vendorGateway.insuranceLink({
    subject,
    kind: 'insurance',
    request,
    join: (tx, { key, answer: { kind: outcome } }) =>
      receiveReport(tx, {
        subject,
        report: { key, kind: 'insurance', outcome },
        change: (application) => ({
          ...application,
          canopyConnected: outcome === 'found' || (outcome !== 'lapsed' && application.canopyConnected),
        }),
      }),
  });
  return outcomeOf(answer);
};
