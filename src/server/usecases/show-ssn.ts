import { ssnText } from '#entities/ssn.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { appendEvent } from '../db/repos/events.ts';
import { findSecret } from '../db/repos/secrets.ts';
import { limitTries } from './limit-tries.ts';
import type { Writer } from './submit-step.ts';

/** One's own number, on demand; each look is written down. */
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
