/** `styles`: a style sheet, the only kind of code a page without scripts asks for. */
export type SourceModule = { bytes: number; isStyle: boolean; imports: readonly string[] };

/** Sources that are loaded together where somebody goes, and how often that is, as a weight. */
export type Visit = { sources: readonly string[]; weight: number; isScripted: boolean };

type Given = {
  modules: ReadonlyMap<string, SourceModule>;
  /** Sources that something asks for by name: pages, layouts, and the parts that come when they are used. */
  roots: ReadonlySet<string>;
  visits: readonly Visit[];
  /** A request's price, in bytes of code. */
  requestBytes: number;
};

/** What belongs to one file: its modules, and the files that come with it, itself among them. */
type Draft = { modules: string[]; bytes: number; styleBytes: number; reach: Set<Draft> };

/** All that comes with some sources. */
export const closureOf = (modules: Given['modules'], sources: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const open = [...sources];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const known = modules.get(id);
    if (known === undefined || found.has(id)) continue;
    found.add(id);
    open.push(...known.imports);
  }
  return found;
};

/** Modules that the same roots and visits need: whoever loads one of them needs all of them. */
const draftsOf = ({ modules, roots, visits }: Given): Map<string, Draft> => {
  const users = new Map<string, string[]>();
  const note = (needed: Iterable<string>, user: string): void => {
    for (const id of needed) {
      const known = users.get(id);
      if (known) known.push(user);
      else users.set(id, [user]);
    }
  };
  for (const root of roots) note(closureOf(modules, [root]), root);
  for (const [at, { sources, isScripted }] of visits.entries()) {
    if (!isScripted)
      note(
        [...closureOf(modules, sources)].filter((id) => modules.get(id)?.isStyle),
        String(at),
      );
  }
  const drafts = new Map<string, Draft>();
  const draftOf = new Map<string, Draft>();
  for (const [id, { bytes, isStyle }] of modules) {
    const by = users.get(id);
    if (by === undefined) continue;
    const key = by.join();
    const draft = drafts.get(key) ?? { modules: [], bytes: 0, styleBytes: 0, reach: new Set() };
    drafts.set(key, draft);
    draftOf.set(id, draft);
    draft.modules.push(id);
    draft.bytes += bytes;
    if (isStyle) draft.styleBytes += bytes;
  }
  for (const draft of drafts.values()) {
    for (const id of closureOf(modules, draft.modules)) {
      const reached = draftOf.get(id);
      if (reached) draft.reach.add(reached);
    }
  }
  return draftOf;
};

type Loaded = { weight: number; isScripted: boolean; files: Set<Draft> };

/** The files of each visit: with scripts, all that comes along; without, only those with its styles. */
const loadedBy = ({ modules, visits }: Given, draftOf: ReadonlyMap<string, Draft>): Loaded[] =>
  visits.map(({ sources, weight, isScripted }) => {
    const files = new Set<Draft>();
    for (const id of closureOf(modules, sources)) {
      const draft = draftOf.get(id);
      if (draft && (isScripted || modules.get(id)?.isStyle)) files.add(draft);
    }
    return { weight, isScripted, files };
  });

/** Whether two files would need each other once they are one: what one of them needs, needs the other. */
const makesCircle = (one: Draft, other: Draft): boolean => {
  const isBetween = (from: Draft, to: Draft): boolean =>
    from.reach.has(to) && [...from.reach].some((file) => file !== from && file !== to && file.reach.has(to));
  return isBetween(one, other) || isBetween(other, one);
};

/** What the visits gain, below zero, or lose when two files become one. */
const changeBy = (one: Draft, other: Draft, loaded: readonly Loaded[], requestBytes: number): number => {
  let change = 0;
  for (const { weight, isScripted, files } of loaded) {
    const [hasOne, hasOther] = [files.has(one), files.has(other)];
    if (hasOne && hasOther) change -= weight * requestBytes;
    else if (hasOne || hasOther) {
      const added = hasOne ? other : one;
      if (isScripted) {
        change += weight * added.bytes;
        for (const file of added.reach)
          if (file !== added && !files.has(file)) change += weight * (file.bytes + requestBytes);
      } else change += weight * added.styleBytes;
    }
  }
  return change;
};

const join = (one: Draft, other: Draft, drafts: Set<Draft>, loaded: readonly Loaded[]): Draft => {
  const joined: Draft = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    styleBytes: one.styleBytes + other.styleBytes,
    reach: new Set([...one.reach, ...other.reach]),
  };
  const replaceIn = (files: Set<Draft>, isWhole: boolean): void => {
    if (!files.has(one) && !files.has(other)) return;
    files.delete(one);
    files.delete(other);
    files.add(joined);
    if (isWhole) for (const file of joined.reach) files.add(file);
  };
  replaceIn(joined.reach, false);
  drafts.delete(one);
  drafts.delete(other);
  for (const draft of drafts) replaceIn(draft.reach, true);
  for (const { files, isScripted } of loaded) replaceIn(files, isScripted);
  drafts.add(joined);
  return joined;
};

/**
 * Which modules share a file. One file for every set of pages is over a hundred a page, one for all would load everything everywhere: two
 * files become one as long as the requests saved are worth more than the code that some visits load and do not need. Smallest first.
 */
export const layOutFiles = (given: Given): string[][] => {
  const draftOf = draftsOf(given);
  const loaded = loadedBy(given, draftOf);
  const drafts = new Set(draftOf.values());
  const settled = new Set<Draft>();
  const smallest = (): Draft | undefined =>
    [...drafts].filter((draft) => !settled.has(draft)).toSorted((one, other) => one.bytes - other.bytes)[0];
  for (let draft = smallest(); draft !== undefined; draft = smallest()) {
    let best: { with: Draft; change: number } | null = null;
    for (const other of drafts) {
      if (other === draft) continue;
      const change = changeBy(draft, other, loaded, given.requestBytes);
      if (change < (best?.change ?? 0) && !makesCircle(draft, other)) best = { with: other, change };
    }
    if (best === null) settled.add(draft);
    else join(draft, best.with, drafts, loaded);
  }
  return [...drafts].map(({ modules }) => modules);
};
