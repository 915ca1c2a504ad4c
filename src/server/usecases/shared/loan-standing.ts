import type { LoanEnd } from '#entities/contract/staff-decision.ts';
import type { Day } from '#entities/values/day.ts';
import { isOver, loanEndOf } from '#rules/stage/loan-end.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import {
  findProposal,
  findStaffDecision,
  lastDecision,
  type StaffDecisionRow,
} from '#server/db/repos/loan/decisions.ts';
import { findFunding } from '#server/db/repos/loan/fundings.ts';

export type LoanStanding = {
  /** Staff's latest decision in effect. */
  decided: StaffDecisionRow | null;
  /** The day of the latest decision, by staff or by the rules. */
  lastOn: Day | null;
  /** Proposed by one member of staff, waiting for a second. */
  proposed: StaffDecisionRow | null;
  /** Why no further decision is possible. */
  end: LoanEnd | null;
};

type Stored = Pick<StoredApplication, 'id' | 'document'>;

/** The latest decision, by staff or by the rules, and the end it or the closing brought. */
export const loanOutcome = async (
  db: Reader,
  { id, document: { closing } }: Stored,
): Promise<{ last: Awaited<ReturnType<typeof lastDecision>>; end: LoanEnd | null }> => {
  const last = await lastDecision(db, id);
  const end = loanEndOf({
    lastDecision: last?.kind ?? null,
    isCounterOpen:
      last?.kind === 'countered' && (await hasRunningClock(db, { applicationId: id, kind: 'counterOffer' })),
    isCanceled: closing.cancelledOn !== null,
    isFunded: ((await findFunding(db, id))?.fundedOn ?? null) !== null,
    isAccountOpened: closing.accountOpenedOn !== null,
  });
  return { last, end };
};

/** Whether nothing is left to decide, so that no answer from outside changes it any more. */
export const isLoanOver = async (db: Reader, stored: Stored): Promise<boolean> =>
  isOver((await loanOutcome(db, stored)).end);

/** Staff's decisions on a loan so far, and whether they end it. */
export const loanStanding = async (db: Reader, stored: Stored): Promise<LoanStanding> => {
  const { last, end } = await loanOutcome(db, stored);
  // Documents received after a suspension lift it.
  const decided = last === null || last.kind === 'resumed' ? null : await findStaffDecision(db, stored.id);
  return { decided, lastOn: last?.decidedOn ?? null, proposed: await findProposal(db, stored.id), end };
};
