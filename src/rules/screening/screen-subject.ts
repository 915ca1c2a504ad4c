import { z } from 'zod';
import { type ListedBirth, type ListedEntry, listedEntry, type SanctionsList } from '#entities/facts/sanctions-list.ts';
import type { Day } from '#entities/values/day.ts';
import { CLOSE, CLOSE_SAME_YEAR, compareNames, type Likeness, type PartScore } from './compare-names.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import { nameParts, wholeName } from './name-parts.ts';
import type { ScreeningSubject } from './screening-subject.ts';

export const screeningMatch = z.object({
  entry: listedEntry,
  /** The listed name or alias that is alike, and the subject's. */
  listedName: z.string(),
  subjectName: z.string(),
  /** How many name parts are alike, and how alike on average, in percent. */
  parts: z.int(),
  score: z.int().min(0).max(100),
  hasSameBirthYear: z.boolean(),
});
export type ScreeningMatch = z.infer<typeof screeningMatch>;

export const screeningOutcome = z.enum(['clear', 'review']);
export type ScreeningOutcome = z.infer<typeof screeningOutcome>;
export type Screened = { outcome: ScreeningOutcome; matches: ScreeningMatch[] };

type FoldedName = { text: string; whole: string; parts: string[] };
type FoldedEntry = { entry: ListedEntry; names: FoldedName[] };

const fold = (text: string): FoldedName => ({ text, whole: wholeName(text), parts: nameParts(text) });

const folded = new WeakMap<SanctionsList, FoldedEntry[]>();

/** Weak aliases are left out: they are for checking, never for finding. Folded once a list. */
const foldedEntries = (list: SanctionsList): FoldedEntry[] => {
  const known = folded.get(list);
  if (known) return known;
  const entries = list.entries.map((entry) => ({ entry, names: [entry.name, ...entry.aliases].map(fold) }));
  folded.set(list, entries);
  return entries;
};

const mayBeBornIn = (births: readonly ListedBirth[], bornOn: Day | null): boolean => {
  if (bornOn === null) return false;
  const year = Number(bornOn.slice(0, 4));
  return births.some(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear);
};

type Pair = { subject: FoldedName; listed: FoldedName };

/** A person: two name parts. An entity: every part of the shorter name, since companies share common words. One word alone must be the whole name. */
const isAlike = ({ parts }: Likeness, { subject, listed }: Pair, kind: 'person' | 'entity'): boolean =>
  parts > 1 && (kind === 'person' || parts === Math.min(subject.parts.length, listed.parts.length));

/** Parts recur through the list: each pair of words is compared once. */
const rememberedScore = (): PartScore => {
  const scores = new Map<string, Map<string, number>>();
  return (one, other) => {
    const known = scores.get(one) ?? new Map<string, number>();
    scores.set(one, known);
    const score = known.get(other) ?? jaroWinkler(one, other);
    known.set(other, score);
    return score;
  };
};

const percentOf = (score: number): number => Math.floor(score * 100);

/**
 * Compares every name of a party with every name and strong alias of the same kind. A birth date never clears anyone: it is for the reviewer,
 * and an equal year makes a looser likeness enough.
 */
export const screenSubject = ({ names, kinds, bornOn }: ScreeningSubject, list: SanctionsList): Screened => {
  const scoreOf = rememberedScore();
  const own = names.map(fold);
  const matches = foldedEntries(list).flatMap(({ entry, names: listedNames }): ScreeningMatch[] => {
    const kind = kinds.find((each) => each === entry.kind);
    if (!kind) return [];
    const hasSameBirthYear = mayBeBornIn(entry.births, bornOn);
    const close = hasSameBirthYear ? CLOSE_SAME_YEAR : CLOSE;
    const [best] = own
      .flatMap((subject) => listedNames.map((listed) => ({ subject, listed })))
      .flatMap((pair) => {
        const { subject, listed } = pair;
        if (subject.whole === listed.whole) return [{ ...pair, parts: Math.max(1, subject.parts.length), score: 1 }];
        const likeness = compareNames({ one: subject.parts, other: listed.parts }, { close, scoreOf });
        return isAlike(likeness, pair, kind) ? [{ ...pair, ...likeness }] : [];
      })
      .sort((one, other) => other.parts - one.parts || other.score - one.score);
    if (!best) return [];
    const { subject, listed, parts, score } = best;
    return [
      { entry, listedName: listed.text, subjectName: subject.text, parts, score: percentOf(score), hasSameBirthYear },
    ];
  });
  return { outcome: matches.length === 0 ? 'clear' : 'review', matches };
};
