import type { Person } from '#entities/values/person.ts';
import { ssnText } from '#entities/values/ssn.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Looking = { staff: LoanStaff<'seeSsn'>; person: Person; reason: string };

/** Shows a full SSN to staff who give a reason; each view is logged before it is shown. */
export const showStaffSsn = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, person, reason }: Looking,
): Promise<string> => {
  const at = { applicationId, person, kind: 'ssn' as const };
  const ssn = await container.database.transact(async (tx) => {
    const found = await findSecret(tx, { ring: container.ring, at });
    const body = { kind: 'ssn', person, reason };
    if (found !== null) await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'secretShown', body });
    return found;
  });
  if (ssn === null) throw new AppError('notFound');
  return ssnText(ssn);
};
