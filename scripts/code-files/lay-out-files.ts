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

/** What belongs to one file: its modules, the files that come with it, itself among them, and the visits that load it. */
type Draft = { modules: string[]; bytes: number; styleBytes: number; reach: Set<Draft>; by: Set<Loaded> };
/** The files of a visit. */
type Loaded = { weight: number; isScripted: boolean; files: Set<Draft> };

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

/** A file brings all that any of its modules imports, also for those who need only one of them. */
const reachFrom = (
  draft: Draft,
  { modules, draftOf }: Pick<Given, 'modules'> & { draftOf: ReadonlyMap<string, Draft> },
): void => {
  const open = [draft];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (draft.reach.has(next)) continue;
    draft.reach.add(next);
    for (const id of next.modules)
      for (const imported of modules.get(id)?.imports ?? []) {
        const file = draftOf.get(imported);
        if (file) open.push(file);
      }
  }
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
    const draft = drafts.get(key) ?? { modules: [], bytes: 0, styleBytes: 0, reach: new Set(), by: new Set() };
    drafts.set(key, draft);
    draftOf.set(id, draft);
    draft.modules.push(id);
    draft.bytes += bytes;
    if (isStyle) draft.styleBytes += bytes;
  }
  for (const draft of drafts.values()) reachFrom(draft, { modules, draftOf });
  return draftOf;
};

/** With scripts a visit loads all that comes along; without, only the files with its styles. */
const noteVisits = ({ modules, visits }: Given, draftOf: ReadonlyMap<string, Draft>): void => {
  for (const { sources, weight, isScripted } of visits) {
    const visit: Loaded = { weight, isScripted, files: new Set() };
    for (const id of closureOf(modules, sources)) {
      const draft = draftOf.get(id);
      if (draft && (isScripted || modules.get(id)?.isStyle)) load(visit, isScripted ? draft.reach : [draft]);
    }
  }
};

const load = (visit: Loaded, files: Iterable<Draft>): void => {
  for (const file of files) {
    visit.files.add(file);
    file.by.add(visit);
  }
};

/** Whether two files would need each other once they are one: what one of them needs, needs the other. */
const makesCircle = (one: Draft, other: Draft): boolean => {
  const isBetween = (from: Draft, to: Draft): boolean =>
    from.reach.has(to) && [...from.reach].some((file) => file !== from && file !== to && file.reach.has(to));
  return isBetween(one, other) || isBetween(other, one);
};

/** What the visits of one file gain, below zero, or lose when another comes with it. */
const changeFor = (file: Draft, added: Draft, requestBytes: number): number => {
  let change = 0;
  for (const { weight, isScripted, files } of file.by) {
    if (files.has(added)) continue;
    change += weight * (isScripted ? added.bytes : added.styleBytes);
    if (isScripted)
      for (const other of added.reach)
        if (other !== added && !files.has(other)) change += weight * (other.bytes + requestBytes);
  }
  return change;
};

const changeBy = (one: Draft, other: Draft, requestBytes: number): number => {
  let shared = 0;
  for (const visit of one.by) if (other.by.has(visit)) shared += visit.weight;
  if (shared === 0) return 0;
  return changeFor(one, other, requestBytes) + changeFor(other, one, requestBytes) - shared * requestBytes;
};

const join = (one: Draft, other: Draft, drafts: Set<Draft>): void => {
  const joined: Draft = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    styleBytes: one.styleBytes + other.styleBytes,
    reach: new Set([...one.reach, ...other.reach]),
    by: new Set(),
  };
  const replaceIn = (files: Set<Draft>): boolean => {
    const [hadOne, hadOther] = [files.delete(one), files.delete(other)];
    if (hadOne || hadOther) files.add(joined);
    return hadOne || hadOther;
  };
  replaceIn(joined.reach);
  drafts.delete(one);
  drafts.delete(other);
  for (const draft of drafts) if (replaceIn(draft.reach)) for (const file of joined.reach) draft.reach.add(file);
  for (const visit of new Set([...one.by, ...other.by])) {
    replaceIn(visit.files);
    load(visit, visit.isScripted ? joined.reach : [joined]);
  }
  drafts.add(joined);
};

/**
 * Which modules share a file. One file for every set of pages is over a hundred a page, one for all would load everything everywhere: two
 * files become one as long as the requests saved are worth more than the code that some visits load and do not need. Smallest first.
 */
export const layOutFiles = (given: Given): string[][] => {
  const draftOf = draftsOf(given);
  noteVisits(given, draftOf);
  const drafts = new Set(draftOf.values());
  const settled = new Set<Draft>();
  const smallest = (): Draft | undefined =>
    [...drafts].filter((draft) => !settled.has(draft)).toSorted((one, other) => one.bytes - other.bytes)[0];
  for (let draft = smallest(); draft !== undefined; draft = smallest()) {
    let best: { with: Draft; change: number } | null = null;
    for (const other of drafts) {
      if (other === draft) continue;
      const change = changeBy(draft, other, given.requestBytes);
      if (change < (best?.change ?? 0) && !makesCircle(draft, other)) best = { with: other, change };
    }
    if (best === null) settled.add(draft);
    else join(draft, best.with, drafts);
  }
  return [...drafts].map(({ modules }) => modules);
};
