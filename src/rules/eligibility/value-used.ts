import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { APPRAISAL, type Valuation } from '#entities/facts/valuation.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';

export type ValueUsed = {
  amount: Dollars | null;
  source: 'valuation' | 'stated';
  /** From the model used, or from the most confident one if none qualified; an appraisal has none. */
  fsd: number | null;
  /** Null before any model was run; false when none was confident enough. */
  isConfident: boolean | null;
};

/** The models in the policy's order; unlisted ones come last. */
const inCascadeOrder = (valuations: readonly Valuation[], cascade: readonly string[]): Valuation[] => {
  const place = ({ model }: Valuation) => (cascade.includes(model) ? cascade.indexOf(model) : cascade.length);
  return valuations.toSorted((a, b) => place(a) - place(b));
};

/** An appraiser's value counts as it is; a model's only with enough confidence. */
const isSure = ({ model, value, fsd }: Valuation, maxFsd: number): boolean =>
  value !== null && (model === APPRAISAL || (fsd !== null && fsd <= maxFsd));

/** The valuation that prices the line: an appraisal before any model, then the first confident model; null while there is none. */
export const winningValuation = (
  valuations: OutsideFacts['valuations'],
  { valuation: { maxFsd, cascade } }: Pick<Policy, 'valuation'>,
): Valuation | null =>
  inCascadeOrder(valuations ?? [], [APPRAISAL, ...cascade]).find((each) => isSure(each, maxFsd)) ?? null;

/** The first model of the cascade with enough confidence prices the line; until then the owner's figure is an estimate. */
export const valueUsed = (
  { stated, valuations }: { stated: Dollars | null; valuations: OutsideFacts['valuations'] },
  { valuation }: Pick<Policy, 'valuation'>,
): ValueUsed => {
  if (valuations === null) return { amount: stated, source: 'stated', fsd: null, isConfident: null };
  const winner = winningValuation(valuations, { valuation });
  if (winner) return { amount: winner.value, source: 'valuation', fsd: winner.fsd, isConfident: true };
  const fsds = valuations.flatMap(({ value, fsd }) => (value === null || fsd === null ? [] : [fsd]));
  return { amount: stated, source: 'stated', fsd: fsds.length === 0 ? null : Math.min(...fsds), isConfident: false };
};
