import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { Policy } from '#policy/policy.ts';

/** The least score a home used so can be lent on with: a rented one has a floor of its own beside that of all. */
export const scoreFloor = (usage: PropertyUsage | null, { score }: Pick<Policy, 'score'>): number =>
  usage === 'investment' ? Math.max(score.floor, score.investmentFloor) : score.floor;
