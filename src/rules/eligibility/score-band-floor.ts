import type { Policy } from '#policy/policy.ts';

/** The lowest score that every rule and price treats alike with this one: as much of a score as an offer tells by itself. */
export const scoreBandFloor = (
  score: number | null,
  { score: { floor, investmentFloor }, cltv, dti, margins }: Policy,
): number | null => {
  if (score === null) return null;
  const edges = [
    floor,
    investmentFloor,
    ...[...cltv.byScore, ...dti.byScore, ...margins.rows].map((row) => row.minScore),
  ];
  return Math.max(LOWEST, ...edges.filter((edge) => edge <= score));
};

const LOWEST = 300;
