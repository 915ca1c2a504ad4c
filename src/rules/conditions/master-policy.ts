import { type Dollars, toDollars } from '#entities/values/money.ts';

/** The least liability coverage per occurrence of a condo association's master policy. */
export const MASTER_POLICY_MINIMUM = toDollars(1_000_000);

export type MasterPolicyStanding = 'notRecorded' | 'tooLow' | 'enough';

export const masterPolicyStanding = (liability: Dollars | null): MasterPolicyStanding => {
  if (liability === null) return 'notRecorded';
  return liability >= MASTER_POLICY_MINIMUM ? 'enough' : 'tooLow';
};
