import type { Day } from '#entities/values/day.ts';
import { type ClosingStanding, closingStandingOf } from '#rules/closing/closing-standing.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasEvent } from '#server/db/repos/application/events.ts';
import { conditionsOf } from '#server/db/repos/loan/conditions.ts';
import { toCondition } from '../conditions/reconcile-conditions.ts';
import { loanStanding } from '../shared/loan-standing.ts';

export const checkedIn = (on: Day) => ({ kind: 'closingCheckedIn', body: { on } }) as const;

/** How a closing stands by what is stored. The caller has brought the conditions in line. */
export const closingStanding = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingStanding> => {
  const today = clock.today();
  const { decided } = await loanStanding(db, stored);
  return closingStandingOf({
    closing: stored.document.closing,
    conditions: (await conditionsOf(db, stored.id)).map(toCondition),
    isApproved: isApproval(decided?.kind ?? null),
    isCheckedIn: await hasEvent(db, { applicationId: stored.id, ...checkedIn(today) }),
    today,
  });
};
