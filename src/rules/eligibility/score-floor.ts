import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { Policy } from '#policy/policy.ts';

/** The minimum score for a home with this usage: a rental has its own floor in addition to the general one. */
export const scoreFloor = (usage: PropertyUsage | null, { score }: Pick<Policy, 'score'>): number =>
  usage === 'investment' ? Math.max(score.floor, score.investmentFloor) : score.floor;
