import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { AmountContext } from '../eligibility/amount-context.ts';
import { amountRules } from '../eligibility/amount-rules.ts';
import { lineLimits } from '../eligibility/line-limits.ts';
import type { LoanFacts } from '../eligibility/loan-facts.ts';
import { defaultTerms, type Terms } from '../pricing/rate.ts';
import { type RuleCode, traceRow } from '../trace/trace-row.ts';
import { exampleLoan, policy } from './worked-example.ts';

/** The worked example's terms. */
export const withFee: Terms = { ...defaultTerms(policy), originationFee: toBasisPoints(150) };

/** One rule's row for the worked example with this amount and the test's changes. */
export const amountRow = (
  rule: RuleCode,
  amount: number | null,
  {
    facts = {},
    terms = withFee,
    by = policy,
    findPayoff = null,
  }: { facts?: Partial<LoanFacts>; terms?: Terms; by?: Policy; findPayoff?: AmountContext['findPayoff'] } = {},
) => {
  const loan = exampleLoan(facts);
  const limits = lineLimits(loan, { terms, policy: by });
  const rows = amountRules(loan, {
    amount: amount === null ? null : toDollars(amount),
    terms,
    limits,
    policy: by,
    findPayoff,
  });
  return rows.map((row) => traceRow.parse(row)).find((row) => row.rule === rule);
};
