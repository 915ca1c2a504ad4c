import type { LoanEnd } from '#entities/staff-decision.ts';
import { loanEndOf } from '#rules/decision/decision-options.ts';
import type { DbOrTx } from '../db/connect.ts';
import type { StoredApplication } from '../db/repos/applications.ts';
import { findProposal, findStaffDecision, type StaffDecisionRow } from '../db/repos/decisions.ts';
import { findFunding } from '../db/repos/fundings.ts';

export type LoanStanding = {
  /** The last word of staff that counts. */
  decided: StaffDecisionRow | null;
  /** Said by one, waiting for a second. */
  proposed: StaffDecisionRow | null;
  /** Why nothing can be decided any more. */
  end: LoanEnd | null;
};

/** What staff has said of a loan so far, and whether that is the end of it. */
export const loanStanding = async (
  db: DbOrTx,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
): Promise<LoanStanding> => {
  const decided = await findStaffDecision(db, id);
  const { closing } = document;
  return {
    decided,
    proposed: await findProposal(db, id),
    end: loanEndOf({
      decided: decided?.kind ?? null,
      isCancelled: closing.cancelledOn !== null,
      isFunded: (await findFunding(db, id)) !== null,
      isAccountOpen: closing.accountOpenedOn !== null,
    }),
  };
};
