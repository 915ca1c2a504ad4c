import { noticeStartAfterCounter } from '#rules/compliance/clocks.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { runningClock } from '#server/db/repos/loan/clocks.ts';
import { findLatestRefusal } from '#server/db/repos/loan/decisions.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { sendNotice } from './send-notice.ts';

/** A counteroffer that was not taken is a refusal of the application, and its notice goes out at once. */
export const refuseAfterCounter = async (
  container: Container,
  tx: Tx,
  { applicationId, by }: { applicationId: string; by: 'lapsed' | 'declined' },
): Promise<void> => {
  const clock = await runningClock(tx, { applicationId, kind: 'counterOffer' });
  const refusal = await findLatestRefusal(tx, applicationId);
  if (clock === null || refusal === null) return;
  const on = container.clock.today();
  const startedOn = noticeStartAfterCounter({ counteredOn: clock.startedOn, asOf: on });
  await startClock(tx, { applicationId, kind: 'adverseActionNotice', on: startedOn });
  await meetClock(tx, { applicationId, kind: 'counterOffer', on, by });
  const notice = { kind: 'adverseAction', decisionId: refusal.id } as const;
  await sendNotice(container, tx, { applicationId, notice, actor: 'system' });
};
