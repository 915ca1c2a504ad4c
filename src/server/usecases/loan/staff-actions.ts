import { type Action, actions } from '#server/auth/permissions.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';

/** Everything one member of staff may do with one loan, so that the page offers no action that would be refused. */
export const staffActions = async (
  { database: { db } }: Container,
  { accountId, applicationId }: { accountId: string; applicationId: string },
): Promise<Action[]> => {
  const grants = await grantsOf(db, accountId);
  const place = await officeOf(db, applicationId);
  return actions.filter((action) => {
    const reach = reachOf({ accountId, grants }, action);
    return reach !== null && place !== null && isWithin(reach, place);
  });
};
