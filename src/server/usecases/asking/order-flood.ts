import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { Subject } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

/** Every line needs a determination, in every state (flood rules). */
export const orderFlood = async (
  container: Container,
  { applicationId }: Pick<Subject, 'applicationId'>,
): Promise<AskOutcome> => {
  const subject = { applicationId, person: 'borrower' as const };
  const stored = await findApplication(container.database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!address) return 'notReady';
  const request = { address, asOf: container.clock.today() };
  const { answer } = await container.vendorGateway.flood({
    subject,
    kind: 'flood',
    request,
    join: (tx, { key, answer: { kind } }) =>
      receiveReport(tx, { subject, report: { key, kind: 'flood', outcome: kind } }),
  });
  return answer.kind === 'firstLook' ? 'byStaff' : answer.kind;
};
