import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Valuation } from '#entities/facts/valuation.ts';
import type { Policy } from '#policy/policy.ts';

/** The first model that was confident enough; null while none was. */
export const winningValuation = ({ valuations }: OutsideFacts, { valuation }: Policy): Valuation | null =>
  valuations?.find(({ value, fsd }) => value !== null && fsd !== null && fsd <= valuation.maxFsd) ?? null;
