import { z } from 'zod';
import {
  type ListedBirth,
  type ListedEntry,
  listedEntry,
  type SanctionsList,
} from '#entities/facts/published/sanctions-list.ts';
import type { Day } from '#entities/values/day.ts';
import { CLOSE, CLOSE_SAME_YEAR, compareNames, type Likeness } from './compare-names.ts';
import { type FoldedName, foldName, type ListedName, listIndex, namesLike } from './list-index.ts';
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

export type Screened = { outcome: 'clear' | 'review'; matches: ScreeningMatch[] };

const mayBeBornIn = (births: readonly ListedBirth[], bornOn: Day | null): boolean => {
  if (bornOn === null) return false;
  const year = Number(bornOn.slice(0, 4));
  return births.some(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear);
};

type Pair = { subject: FoldedName; listed: ListedName };

/** A person: two name parts. An entity: every part of the shorter name, since companies share common words. One word alone must be the whole name. */
const isAlike = ({ parts }: Likeness, { subject, listed }: Pair): boolean =>
  parts > 1 && (listed.entry.kind === 'person' || parts === Math.min(subject.parts.length, listed.parts.length));

const likenessOf = (pair: Pair, close: number): Likeness | null => {
  const { subject, listed } = pair;
  if (subject.whole === listed.whole) return { parts: Math.max(1, subject.parts.length), score: 1 };
  const likeness = compareNames({ one: subject.parts, other: listed.parts }, close);
  return isAlike(likeness, pair) ? likeness : null;
};

const percentOf = (score: number): number => Math.floor(score * 100);

/**
 * Compares every name of a party with every name and strong alias of the same kind. A birth date never clears anyone: it is for the reviewer,
 * and an equal year makes a looser likeness enough. One match an entry, by its most alike name.
 */
export const screenSubject = ({ names, kinds, bornOn }: ScreeningSubject, list: SanctionsList): Screened => {
  const index = listIndex(list);
  const isOfKind = ({ kind }: ListedEntry) => kinds.some((each) => each === kind);
  const found = names.map(foldName).flatMap((subject) =>
    [...namesLike(subject, index)].flatMap((listed) => {
      const { entry } = listed;
      const hasSameBirthYear = mayBeBornIn(entry.births, bornOn);
      const likeness = isOfKind(entry)
        ? likenessOf({ subject, listed }, hasSameBirthYear ? CLOSE_SAME_YEAR : CLOSE)
        : null;
      return likeness ? [{ entry, subject, listed, hasSameBirthYear, ...likeness }] : [];
    }),
  );
  const best = new Map(
    found
      .toSorted(
        (one, other) =>
          one.parts - other.parts || one.score - other.score || other.listed.text.length - one.listed.text.length,
      )
      .map((each) => [each.entry.id, each]),
  );
  const matches = [...best.values()].map(({ entry, subject, listed, parts, score, hasSameBirthYear }) => ({
    ...{ entry, listedName: listed.text, subjectName: subject.text, parts, score: percentOf(score), hasSameBirthYear },
  }));
  matches.sort(
    (one, other) => other.parts - one.parts || other.score - one.score || Number(one.entry.id) - Number(other.entry.id),
  );
  return { outcome: matches.length === 0 ? 'clear' : 'review', matches };
};
