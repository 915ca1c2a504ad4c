import type { Day } from '#entities/values/day.ts';
import { lienStanding } from '#rules/compliance/valuation-copies.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { runningAmong } from '#server/db/repos/loan/clocks.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { withoutValuationCopy, withoutValuationNotice } from './valuation-duties.ts';

/** `hasBegun`: where the caller knows that it is an application. */
type At = { stored: Pick<StoredApplication, 'id' | 'document'>; on: Day; hasBegun?: true };

/**
 * 12 CFR 1002.14(a): from the application on, or once the line turns out to be a first lien. While the liens are unknown the time runs,
 * since the law counts from the application; it ends if the line turns out to be a junior lien. A denial or withdrawal ends neither duty.
 */
export const startValuationClocks = async (tx: Tx, { stored, on, hasBegun }: At): Promise<void> => {
  const { id: applicationId, document } = stored;
  const kinds = ['valuationNotice', 'valuationCopy'] as const;
  if (lienStanding(document) === 'junior') {
    const running = await runningAmong(tx, { applicationId, kinds });
    for (const kind of kinds.filter((each) => running.includes(each)))
      await meetClock(tx, { applicationId, kind, on, by: 'notFirstLien' });
    return;
  }
  if (!hasBegun && (await eventsOfKind(tx, { applicationId, kind: 'applicationBegan' })).length === 0) return;
  if ((await withoutValuationNotice(tx, stored)).length > 0)
    await startClock(tx, { applicationId, kind: 'valuationNotice', on });
  if (await withoutValuationCopy(tx, stored)) await startClock(tx, { applicationId, kind: 'valuationCopy', on });
};
