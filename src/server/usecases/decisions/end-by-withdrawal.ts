import type { Day } from '#entities/values/day.ts';
import type { Tx } from '#server/db/connect.ts';
import { meetClock } from '../shared/clocks.ts';

/** What a withdrawal ends. A refusal that was recorded always ends in its notice, so that its clock runs on. */
export const endedByWithdrawal = ['creditDecision', 'incompleteNotice', 'incompleteAnswer', 'counterOffer'] as const;

export const endByWithdrawal = async (
  tx: Tx,
  { applicationId, on }: { applicationId: string; on: Day },
): Promise<void> => {
  for (const kind of endedByWithdrawal) await meetClock(tx, { applicationId, kind, on, by: 'withdrawn' });
};
