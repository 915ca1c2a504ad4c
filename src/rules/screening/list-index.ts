import type { ListedEntry, SanctionsList } from '#entities/facts/published/sanctions-list.ts';
import { CLOSE_SAME_YEAR } from './compare-names.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import { nameParts, wholeName } from './name-parts.ts';

export type FoldedName = { text: string; whole: string; parts: string[] };
export type ListedName = FoldedName & { entry: ListedEntry };

/** Every name to search by its parts and as a whole. */
export type ListIndex = { byPart: Map<string, ListedName[]>; byWhole: Map<string, ListedName[]> };

export const foldName = (text: string): FoldedName => ({ text, whole: wholeName(text), parts: nameParts(text) });

const add = (index: Map<string, ListedName[]>, key: string, name: ListedName): void => {
  const names = index.get(key);
  if (names) names.push(name);
  else index.set(key, [name]);
};

const indexes = new WeakMap<SanctionsList, ListIndex>();

/** Weak aliases are left out: they are for checking, never for finding. Made once a list. */
export const listIndex = (list: SanctionsList): ListIndex => {
  const known = indexes.get(list);
  if (known) return known;
  const index: ListIndex = { byPart: new Map(), byWhole: new Map() };
  for (const entry of list.entries)
    for (const text of [entry.name, ...entry.aliases]) {
      const name = { ...foldName(text), entry };
      add(index.byWhole, name.whole, name);
      for (const part of name.parts) add(index.byPart, part, name);
    }
  indexes.set(list, index);
  return index;
};

/** The listed names with more than one part like a part of this one, and those that are the same as a whole. */
export const namesLike = ({ whole, parts }: FoldedName, { byPart, byWhole }: ListIndex): Set<ListedName> => {
  const counts = new Map<ListedName, number>();
  const words = [...byPart.keys()];
  const near = new Set(words.filter((word) => parts.some((part) => jaroWinkler(part, word) >= CLOSE_SAME_YEAR)));
  for (const word of near) for (const name of byPart.get(word) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const several = [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []));
  return new Set([...(byWhole.get(whole) ?? []), ...several]);
};
