import { emptyApplication } from '#entities/application/application.ts';
import type { Database } from '#server/db/connect.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';

/** An application with some events and nothing else. */
export const chainedLoan = ({ transact }: Pick<Database, 'transact'>, events = 6): Promise<string> =>
  transact(async (tx) => {
    const applicationId = await addApplication(tx, {
      document: emptyApplication(),
      status: 'name',
      variant: 'withUsageStep',
    });
    for (let number = 1; number <= events; number += 1)
      await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'leadStarted', body: { number } });
    return applicationId;
  });
