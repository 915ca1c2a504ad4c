import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { insuranceRequest } from '#server/vendors/insurance-link/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

/** A policy in force makes an upload unnecessary; an expired one does not. */
export const linkInsurance = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const stored = await findApplication(container.database.db, subject.applicationId);
  if (!stored) return 'notReady';
  const { firstName, lastName } = applicantPart(stored.document, subject.person);
  const request = insuranceRequest.safeParse({
    firstName,
    lastName,
    address: knownAddress(stored.document),
    asOf: container.clock.today(),
  });
  if (!request.success) return 'notReady';
  const { answer } = await container.vendorGateway.insuranceLink({
    subject,
    kind: 'insurance',
    request: request.data,
    join: (tx, { key, answer: { kind: outcome } }) =>
      receiveReport(tx, {
        subject,
        report: { key, kind: 'insurance', outcome },
        change: (application) => ({
          ...application,
          canopyConnected: application.canopyConnected || outcome === 'found',
        }),
      }),
  });
  return answer.kind;
};
