import type { Bureau, CreditFile } from '#entities/facts/credit-file.ts';
import type { Day } from '#entities/values/day.ts';
import { middleScore } from '../eligibility/score-used.ts';

export type ScoreNotice = {
  score: number;
  bureau: Bureau;
  on: Day;
  range: { from: number; to: number };
  factors: string[];
};

export const SCORE_RANGE = { from: 300, to: 850 };
const MOST_FACTORS = 4;

/** The score disclosure FCRA requires for the score used; null when no score was used. */
export const scoreNotice = ({ scores, pulledOn }: CreditFile): ScoreNotice | null => {
  const used = middleScore(scores.map(({ score }) => score));
  const source = scores.find(({ score }) => score === used);
  if (used === null || !source) return null;
  // A fifth factor is disclosed only when it is inquiries.
  const inquiries = source.factors.slice(MOST_FACTORS).filter((factor) => /inquir/i.test(factor));
  const factors = [...source.factors.slice(0, MOST_FACTORS), ...inquiries.slice(0, 1)];
  return { score: used, bureau: source.bureau, on: pulledOn, range: SCORE_RANGE, factors };
};
