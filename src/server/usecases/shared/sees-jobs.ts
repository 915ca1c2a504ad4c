import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Staff } from './staff-reach.ts';

/** Jobs belong to the whole lender: a grant for one company or branch does not reach them. */
export const seesJobs = (staff: Staff): boolean => reachOf(staff, 'manageSettings')?.kind === 'all';

export const requireJobs = (staff: Staff): void => {
  if (!seesJobs(staff)) throw new AppError('notAllowed');
};
