import type { Policy } from '#policy/policy.ts';

const LOWEST = 300;

/** Every score at which a rule or the price steps. */
export const scoreEdges = ({ score: { floor, investmentFloor }, cltv, dti, margins }: Policy): number[] => [
  floor,
  investmentFloor,
  ...[...cltv.byScore, ...dti.byScore, ...margins.rows].map((row) => row.minScore),
];

/** The lowest score that every rule and price treats the same as this one: no more than an offer itself reveals. */
export const scoreBandFloor = (score: number | null, policy: Policy): number | null =>
  score === null ? null : Math.max(LOWEST, ...scoreEdges(policy).filter((edge) => edge <= score));
