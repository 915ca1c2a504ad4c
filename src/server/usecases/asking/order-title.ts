import type { Application } from '#entities/application/application.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { Subject } from '#server/vendors/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

const namesOf = ({ borrower, coborrower }: Application): string[] =>
  [borrower, coborrower].flatMap((owner) =>
    owner?.firstName && owner.lastName ? [`${owner.firstName} ${owner.lastName}`] : [],
  );

/** Orders the home's land records. */
export const orderTitle = async (
  container: Container,
  { applicationId }: Pick<Subject, 'applicationId'>,
): Promise<AskOutcome> => {
  const subject = { applicationId, person: 'borrower' as const };
  const stored = await findApplication(container.database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!stored || !address) return 'notReady';
  const stated = { names: namesOf(stored.document), acquiredOn: stored.document.property.acquiredOn };
  const request = { address, asOf: container.clock.today(), stated };
  const { answer } = await container.vendorGateway.title({
    subject,
    kind: 'title',
    request,
    join: (tx, { key, answer: { kind } }) =>
      receiveReport(tx, { subject, report: { key, kind: 'title', outcome: kind } }),
  });
  return answer.kind === 'firstLook' ? 'byStaff' : answer.kind;
};
