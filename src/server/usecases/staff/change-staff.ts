import { AppError } from '#server/app-error.ts';
import { type Reach, reachOf } from '#server/auth/reach.ts';
import { coversColleague } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { findAccount, grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { allBranches, countAdministrators, lockStaff } from '#server/db/repos/accounts/staff.ts';
import { appendStaffEvent, type StaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import type { Account, PortalGrant } from '#server/db/schema/index.ts';

export type Branches = Awaited<ReturnType<typeof allBranches>>;

/** The caller's reach for administering users, from the stored grants. */
export const administrationOf = async (db: Reader, accountId: string): Promise<Reach> => {
  const reach = reachOf({ accountId, grants: await grantsOf(db, accountId) }, 'manageUsers');
  if (reach === null) throw new AppError('notAllowed');
  return reach;
};

export type Colleague = { tx: Tx; reach: Reach; branches: Branches; account: Account; grants: PortalGrant[] };

/** The result of a change: an event, or the reason nothing was done. */
export type StaffChange<Refusal extends string> =
  | { kind: 'done'; event: Pick<StaffEvent, 'kind' | 'body'> }
  | { kind: Refusal };

export type StaffOutcome<Refusal extends string> = { kind: 'done' } | { kind: Refusal | 'lastAdministrator' };

class LastAdministrator extends Error {}

/**
 * One change to a colleague's account, under the lock of all accounts: only within the caller's reach, never to themselves, never so
 * that the lender is left without an administrator, and never without its entry in the audit log.
 */
export const changeStaff = async <Refusal extends string>(
  { database }: Container,
  { actorId, accountId }: { actorId: string; accountId: string },
  change: (colleague: Colleague) => Promise<StaffChange<Refusal>>,
): Promise<StaffOutcome<Refusal>> => {
  if (actorId === accountId) throw new AppError('notAllowed');
  try {
    return await database.transact(async (tx) => {
      await lockStaff(tx);
      const reach = await administrationOf(tx, actorId);
      const [account, grants, branches] = [
        await findAccount(tx, accountId),
        await grantsOf(tx, accountId),
        await allBranches(tx),
      ];
      if (account?.realm !== 'portal' || !coversColleague(reach, grants, branches)) throw new AppError('notFound');
      const outcome = await change({ tx, reach, branches, account, grants });
      if (!('event' in outcome)) return outcome;
      if ((await countAdministrators(tx)) === 0) throw new LastAdministrator();
      await appendStaffEvent(tx, { actor: actorId, subject: accountId, ...outcome.event });
      return { kind: 'done' };
    });
  } catch (error) {
    if (error instanceof LastAdministrator) return { kind: 'lastAdministrator' };
    throw error;
  }
};
