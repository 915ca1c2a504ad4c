import type { Person } from '#entities/person.ts';
import { ssnText } from '#entities/ssn.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { appendEvent } from '../db/repos/events.ts';
import { findSecret } from '../db/repos/secrets.ts';
import { requireStaff } from './require-staff.ts';

type Looking = { applicationId: string; person: Person; staffId: string; reason: string };

/** A whole SSN for a member of staff who says why; each look is written down before it is shown. */
export const showStaffSsn = async (
  container: Container,
  { applicationId, person, staffId, reason }: Looking,
): Promise<string> => {
  await requireStaff(container, { accountId: staffId, action: 'seeSsn', applicationId });
  const at = { applicationId, person, kind: 'ssn' as const };
  const ssn = await container.database.transact(async (tx) => {
    const found = await findSecret(tx, { ring: container.ring, at });
    const body = { kind: 'ssn', person, reason };
    if (found !== null) await appendEvent(tx, { applicationId, actor: `staff/${staffId}`, kind: 'secretShown', body });
    return found;
  });
  if (ssn === null) throw new AppError('notFound');
  return ssnText(ssn);
};
