import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { liensThatStay } from '../eligibility/liens.ts';
import { valueUsed } from '../eligibility/value-used.ts';

/** The National Flood Insurance Program's maximum coverage for a home. */
const PROGRAM_LIMIT = toDollars(250_000);

/** The minimum flood insurance: the lowest of all debt on the home, the program's limit and the value. */
export const floodCoverageNeeded = ({ debt, value }: { debt: Dollars; value: Dollars }): Dollars =>
  toDollars(Math.min(debt, PROGRAM_LIMIT, value));

type Home = { application: Application; facts: Pick<OutsideFacts, 'valuations'>; policy: Pick<Policy, 'valuation'> };

/** For the chosen line, fully drawn, plus the mortgages that stay; null while a figure is unknown. */
export const floodCoverageOf = ({ application, facts, policy }: Home): Dollars | null => {
  const { total } = liensThatStay(application);
  const { amount: value } = valueUsed({ stated: application.property.value, valuations: facts.valuations }, policy);
  const line = application.offerChoice?.amount ?? null;
  if (total === null || value === null || line === null) return null;
  return floodCoverageNeeded({ debt: toDollars(total + line), value });
};
