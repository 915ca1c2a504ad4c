import type { Policy } from '#policy/policy.ts';

const LOWEST = 300;

/** Every score at which a rule or the price steps. */
export const scoreEdges = ({ score: { floor, investmentFloor }, cltv, dti, margins }: Policy): number[] => [
  floor,
  investmentFloor,
  ...[...cltv.byScore, ...dti.byScore, ...margins.rows].map((row) => row.minScore),
];

/** The lowest score that every rule and price treats alike with this one: as much of a score as an offer tells by itself. */
export const scoreBandFloor = (score: number | null, policy: Policy): number | null =>
  score === null ? null : Math.max(LOWEST, ...scoreEdges(policy).filter((edge) => edge <= score));
