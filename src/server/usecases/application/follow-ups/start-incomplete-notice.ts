import { startClock } from '../../shared/clocks.ts';
import type { SavedStep } from '../submit/submission.ts';

/**
 * Reg B, 1002.9(a)(1), (c): the first page creates an incomplete application, and 30 days run to decide it or to send a notice of
 * incompleteness.
 */
export const startIncompleteNotice = async (saved: SavedStep): Promise<void> => {
  const { tx, stored, statusBefore, destination, submission } = saved;
  if (statusBefore === destination.status) return;
  await startClock(tx, { applicationId: stored.id, kind: 'incompleteNotice', on: submission.asOf });
};
