import { randomUUID } from 'node:crypto';
import { fullName } from '#entities/text/full-name.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { notifyColleague } from './notify-colleague.ts';

type Assigned = { staff: Staff; to: string; loanIds: readonly string[] };

/** One mail for all of the loans. */
const notifyOf =
  (kind: 'assigned' | 'takenOver') =>
  async (container: Container, tx: Tx, { staff, to, loanIds }: Assigned): Promise<void> => {
    const giver = await findAccount(tx, staff.accountId);
    const loans = [];
    for (const id of new Set(loanIds)) loans.push({ id, loanNumber: (await lockApplication(tx, id))?.loanNumber ?? 0 });
    const by = { id: staff.accountId, name: giver ? fullName(giver) : '' };
    await notifyColleague(container, tx, { kind, to, by, loans, key: randomUUID() });
  };

/** Loans, or work on them, were given to a colleague. */
export const notifyAssigned = notifyOf('assigned');

/** Work a colleague had taken went to someone else. */
export const notifyTakenOver = notifyOf('takenOver');
