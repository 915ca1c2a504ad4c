import { emptyApplication } from '#entities/application.ts';
import type { Container } from '../container.ts';
import { addAccount } from '../db/repos/accounts.ts';
import { addPerson } from '../db/repos/application-people.ts';
import { addApplication } from '../db/repos/applications.ts';
import { appendEvent } from '../db/repos/events.ts';
import { limitTries } from './limit-tries.ts';
import { openSessionFor } from './sessions.ts';

/** Opens a session before anyone has said who they are. Returns its secret; it cannot be resumed elsewhere until an address is confirmed. */
export const startPrequal = async (
  container: Container,
  { variant, address }: { variant: 'prequal' | 'prequalCredit'; address: string },
): Promise<string> => {
  await limitTries(container, { what: 'startLead', account: null, address });
  return container.database.transact(async (tx) => {
    const accountId = await addAccount(tx, { realm: 'applicant' });
    const applicationId = await addApplication(tx, { document: emptyApplication(), status: 'prequalAddress', variant });
    await addPerson(tx, { applicationId, person: 'borrower', accountId });
    await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'leadStarted', body: { variant } });
    return openSessionFor(container, { realm: 'applicant', accountId, applicationId, db: tx });
  });
};
