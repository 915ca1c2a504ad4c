import type { Day } from '#entities/day.ts';
import { type ClosingStanding, closingStandingOf } from '#rules/closing/closing-standing.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Reader } from '../db/connect.ts';
import type { StoredApplication } from '../db/repos/applications.ts';
import { conditionsOf } from '../db/repos/conditions.ts';
import { hasEvent } from '../db/repos/events.ts';
import { loanStanding } from './loan-standing.ts';
import { toCondition } from './reconcile-conditions.ts';

export const checkedIn = (on: Day) => ({ kind: 'closingCheckedIn', body: { on } }) as const;

/** How a closing stands by what is stored. The caller has brought the conditions in line. */
export const closingStanding = async (
  { env }: Pick<Container, 'env'>,
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<ClosingStanding> => {
  const today = lenderToday(env);
  const { decided } = await loanStanding(db, stored);
  return closingStandingOf({
    closing: stored.document.closing,
    conditions: (await conditionsOf(db, stored.id)).map(toCondition),
    isApproved: isApproval(decided?.kind ?? null),
    isCheckedIn: await hasEvent(db, { applicationId: stored.id, ...checkedIn(today) }),
    today,
  });
};
