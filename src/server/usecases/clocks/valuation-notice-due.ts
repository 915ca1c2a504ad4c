import { dueDay } from '#rules/compliance/clocks.ts';
import { lienStanding } from '#rules/compliance/valuation-copies.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { runningClock } from '#server/db/repos/loan/clocks.ts';
import type { Notice } from '../decisions/send-notice.ts';
import { withoutValuationCopy, withoutValuationNotice } from '../valuations/valuation-duties.ts';

type Due = { stored: StoredApplication; kind: 'valuationNotice' | 'valuationCopy' };

/** While the liens are unknown, the notice waits for them until its last day, and then goes out. */
export const valuationNoticeDue = async (
  { clock }: Pick<Container, 'clock'>,
  tx: Tx,
  { stored, kind }: Due,
): Promise<Notice | null> => {
  const running = await runningClock(tx, { applicationId: stored.id, kind });
  const isLastDay = running !== null && clock.today() >= dueDay(kind, running.startedOn);
  if (lienStanding(stored.document) === 'unknown' && !isLastDay) return null;
  if (kind === 'valuationCopy') {
    const owed = await withoutValuationCopy(tx, stored);
    return owed && { kind, ...owed };
  }
  const people = await withoutValuationNotice(tx, stored);
  return people.length === 0 ? null : { kind, people };
};
