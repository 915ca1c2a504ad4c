/**
 * Share of US consumers by score, in tenths of a percent, from a low of 300: the bands of 1022.74(e)(1)(ii)(E). The bureau's yearly
 * table replaces these figures; `counsel` and the lender confirm them.
 */
const bands = [
  { below: 500, share: 30 },
  { below: 550, share: 55 },
  { below: 600, share: 70 },
  { below: 650, share: 94 },
  { below: 700, share: 124 },
  { below: 750, share: 164 },
  { below: 800, share: 235 },
  { below: 851, share: 228 },
] as const;
const LOWEST = 300;

/** The percentage of consumers whose score is lower, as a whole number; within a band the scores count as evenly spread. */
export const shareBelow = (score: number): number => {
  let from = LOWEST;
  let lower = 0;
  for (const { below, share } of bands) {
    if (score >= below) lower += share;
    else {
      lower += (share * Math.max(0, score - from)) / (below - from);
      break;
    }
    from = below;
  }
  return Math.floor(lower / 10);
};
