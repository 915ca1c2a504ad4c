import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { findApplication } from '../db/repos/applications.ts';
import type { Subject } from '../vendors/port.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { knownAddress } from './known-address.ts';
import { receiveReport } from './receive-report.ts';

/** Every line needs a determination, whatever the state (flood rules). */
export const orderFlood = async (
  container: Container,
  { applicationId }: Pick<Subject, 'applicationId'>,
): Promise<AskOutcome> => {
  const subject = { applicationId, person: 'borrower' as const };
  const stored = await findApplication(container.database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!address) return 'notReady';
  const request = { address, asOf: lenderToday(container.env) };
  const { answer } = await container.vendorGateway.flood({
    subject,
    kind: 'flood',
    request,
    join: (tx, { key, answer: { kind } }) =>
      receiveReport(tx, { subject, report: { key, kind: 'flood', outcome: kind } }),
  });
  return answer.kind;
};
