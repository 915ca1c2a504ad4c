import { randomInt } from 'node:crypto';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Container } from '#server/container.ts';

/** The variant of the landing flow for a new lead: the operator's choice, or drawn. */
export const landingVariant = ({ env }: Container): FunnelVariant => {
  if (env.LANDING_VARIANT !== 'split') return env.LANDING_VARIANT;
  return randomInt(2) === 0 ? 'withUsageStep' : 'withoutUsageStep';
};
