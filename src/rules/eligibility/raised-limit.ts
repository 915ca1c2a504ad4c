import type { ExceptableRule, PolicyException } from '#entities/facts/exceptions/policy-exception.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';

type Raised = {
  rule: ExceptableRule;
  exceptions: readonly PolicyException[] | undefined;
  /** The most the law allows, whatever anyone approved. */
  law: BasisPoints | null;
};

/** A limit with what was approved beyond it for this loan; `policyLimit` is null where nothing was. The newest exception counts. */
export const raisedLimit = (
  policyLimit: BasisPoints | null,
  { rule, exceptions, law }: Raised,
): { limit: BasisPoints | null; policyLimit: BasisPoints | null } => {
  const granted = exceptions?.findLast((each) => each.rule === rule)?.limit ?? null;
  if (policyLimit === null || granted === null) return { limit: policyLimit, policyLimit: null };
  const limit = toBasisPoints(Math.min(granted, law ?? granted));
  return limit > policyLimit ? { limit, policyLimit } : { limit: policyLimit, policyLimit: null };
};

/** The CLTV a line is priced at: one approved beyond the policy's cap has the price at the cap, for the grid ends there. */
export const pricedCltv = (cltv: BasisPoints, { excepted }: { excepted: { cltv: BasisPoints | null } }): BasisPoints =>
  excepted.cltv === null ? cltv : toBasisPoints(Math.min(cltv, excepted.cltv));
