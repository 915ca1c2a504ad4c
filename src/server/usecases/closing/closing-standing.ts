import type { Day } from '#entities/values/day.ts';
import { type ClosingStanding, closingStandingOf } from '#rules/closing/closing-standing.ts';
import { openWaits } from '#rules/closing/closing-waits.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasEvent } from '#server/db/repos/application/events.ts';
import { conditionsOf } from '#server/db/repos/loan/conditions.ts';
import { isStopped } from '#server/db/repos/loan/screenings.ts';
import { type Condition, toCondition } from '../conditions/reconcile-conditions.ts';
import { closingPapersOf } from '../delivery/closing-papers.ts';
import { type LoanStanding, loanStanding } from '../shared/loan-standing.ts';

export const checkedIn = (on: Day) => ({ kind: 'closingCheckedIn', body: { on } }) as const;

/** A closing's status from stored facts. The caller has reconciled the conditions. */
export const closingStanding = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingStanding> =>
  closingStandingBy({ clock }, db, {
    stored,
    conditions: (await conditionsOf(db, stored.id)).map(toCondition),
    decided: (await loanStanding(db, stored)).decided,
  });

type Known = { stored: Pick<StoredApplication, 'id' | 'document'>; conditions: readonly Condition[] } & Pick<
  LoanStanding,
  'decided'
>;

/** The same for a caller that has already read the conditions and the decision. */
export const closingStandingBy = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  { stored, conditions, decided }: Known,
): Promise<ClosingStanding> => {
  const today = clock.today();
  return closingStandingOf({
    closing: stored.document.closing,
    conditions,
    isApproved: isApproval(decided?.kind ?? null) && !(await isStopped(db, stored.id)),
    isCheckedIn: await hasEvent(db, { applicationId: stored.id, ...checkedIn(today) }),
    waits: openWaits(await closingPapersOf({ clock }, db, stored), today),
    today,
  });
};
