import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** Records are the whole lender's: a grant for one company or branch does not reach them. */
export const requireRecords = (staff: Staff): void => {
  if (reachOf(staff, 'manageSettings')?.kind !== 'all') throw new AppError('notAllowed');
};
