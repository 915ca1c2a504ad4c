import type { Officer } from '#entities/contract/lender.ts';
import type { UsState } from '#entities/values/us-state.ts';

type Loan = { assigneeEmail: string | null; state: UsState | null };

/**
 * The loan originator named on the application and the agreement: the officer the loan is assigned to, else the first one licensed where
 * the home stands. Null where that officer has no license there, or nobody has: the documents then wait.
 */
export const officerOf = (officers: readonly Officer[], { assigneeEmail, state }: Loan): Officer | null => {
  const isLicensed = ({ states }: Officer): boolean => state !== null && states.includes(state);
  const assigned = officers.find(({ email }) => email !== null && email === assigneeEmail);
  if (assigned) return isLicensed(assigned) ? assigned : null;
  return officers.find(isLicensed) ?? null;
};
