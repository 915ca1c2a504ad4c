import type { Application } from '#entities/application/application.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { CreditRange } from '#entities/values/credit-range.ts';

/** The middle of three, the lower of two, or the only one; null when no bureau has a score. */
export const middleScore = (scores: readonly (number | null)[]): number | null => {
  const known = scores.filter((score) => score !== null).sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
};

/** The score a self-reported range is priced at: its lower end. */
const rangeFloors = {
  '760+': 760,
  '740-759': 740,
  '720-739': 720,
  '700-719': 700,
  '680-699': 680,
  '660-679': 660,
  '640-659': 640,
  below640: 300,
  notSure: null,
} as const satisfies Record<CreditRange, number | null>;

/**
 * `scored` by the bureaus; `stated` by the applicant or for only one of two applicants, so an estimate;
 * `none` is a file without a score, `frozen` one that cannot be read.
 */
export type ScoreUsed =
  | { kind: 'scored'; score: number }
  | { kind: 'stated'; score: number; range: CreditRange | null }
  | { kind: 'none' | 'frozen' | 'unknown'; score: null };

const scoreOfFile = (file: CreditFile): ScoreUsed => {
  if (file.outcome === 'frozen') return { kind: 'frozen', score: null };
  const score = file.outcome === 'found' ? middleScore(file.scores.map((bureau) => bureau.score)) : null;
  return score === null ? { kind: 'none', score } : { kind: 'scored', score };
};

const statedScore = (range: CreditRange | null): ScoreUsed => {
  const score = range === null ? null : rangeFloors[range];
  return score === null ? { kind: 'unknown', score } : { kind: 'stated', score, range };
};

/** The lowest borrower's score counts. An unusable file takes precedence over any usable one. */
export const scoreUsed = (
  { borrower, coborrower }: Pick<Application, 'borrower' | 'coborrower'>,
  credit: OutsideFacts['credit'],
): ScoreUsed => {
  const own = credit.borrower ? scoreOfFile(credit.borrower) : statedScore(borrower.creditRange);
  if (coborrower === null) return own;
  const other = credit.coborrower ? scoreOfFile(credit.coborrower) : statedScore(coborrower.creditRange);
  for (const kind of ['none', 'frozen'] as const) {
    if (own.kind === kind || other.kind === kind) return { kind, score: null };
  }
  if (own.score === null) return own;
  if (other.score === null) return { kind: 'stated', score: own.score, range: null };
  const [lower, higher] = own.score <= other.score ? [own, other] : [other, own];
  if (lower.kind === 'scored' && higher.kind === 'stated') return { kind: 'stated', score: lower.score, range: null };
  return lower;
};
