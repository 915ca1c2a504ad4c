import { emptyApplication } from '#entities/application/application.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { openSessionFor } from '../accounts/sessions.ts';
import { limitTries } from '../shared/limit-tries.ts';

/** Opens an anonymous session. Returns its secret; it cannot be resumed elsewhere until an address is confirmed. */
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
