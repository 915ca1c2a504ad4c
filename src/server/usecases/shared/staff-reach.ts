import { AppError } from '#server/app-error.ts';
import type { Action } from '#server/auth/permissions.ts';
import { type Reach, reachOf } from '#server/auth/reach.ts';

/** The caller, from the session and the stored grants: none of it comes from the call. */
export type Staff = { accountId: string; grants: Parameters<typeof reachOf>[0]['grants'] };

/** The caller's reach for an action; without a grant for it nothing is disclosed. */
export const requireReach = (staff: Staff, action: Action): Reach => {
  const reach = reachOf(staff, action);
  if (reach === null) throw new AppError('notAllowed');
  return reach;
};
