import type { Application } from '#entities/application/application.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { equityWithin, estimateFrom } from '#rules/offer/estimate.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';

type Refused = { application: Application; rows: readonly TraceRow[]; valuation: Dollars | null; policy: Policy };

/** The home as the rule saw it: the valuation if there is one, and the share the rule allowed. */
export const refusedEquity = ({ application, rows, valuation, policy }: Refused) => {
  const { value, owed, cap } = estimateFrom(application, policy);
  const limit = rows.find(({ rule }) => rule === 'cltv')?.limit;
  const allowed = limit?.unit === 'basisPoints' ? limit.amount : cap;
  return equityWithin({ value: valuation ?? value, owed, cap: allowed }, policy);
};
