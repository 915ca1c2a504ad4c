import { ssnText } from '#entities/values/ssn.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { limitTries } from '../shared/limit-tries.ts';
import type { Writer } from '../shared/writer.ts';

/** The applicant's own SSN, on demand; each view is logged. */
export const showSsn = async (
  container: Container,
  { applicationId, person, address }: Pick<Writer, 'applicationId' | 'person'> & { address: string },
): Promise<string> => {
  await limitTries(container, { what: 'showSecret', account: `${applicationId}/${person}`, address });
  const at = { applicationId, person, kind: 'ssn' as const };
  const ssn = await container.database.transact(async (tx) => {
    const found = await findSecret(tx, { ring: container.ring, at });
    if (found !== null)
      await appendEvent(tx, { applicationId, actor: person, kind: 'secretShown', body: { kind: 'ssn', address } });
    return found;
  });
  if (ssn === null) throw new AppError('notFound');
  return ssnText(ssn);
};
