import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import { STYLES } from '../page-files.ts';
import { closureOf, layOutFiles, type SourceModule, type Visit } from './lay-out-files.ts';
import { pageVisits } from './page-visits.ts';

/** What a request costs a phone, in bytes of source: a few kilobytes on the wire. */
const REQUEST_BYTES = 20_000;
/** Parts that come once a page is used, beside the page. */
const LATER = 0.25;

/** Knows every page, and would make each of them a part of all others. */
const PAGE_TABLE = '\0virtual:product-pages';

type Found = SourceModule & { later: readonly string[]; isEntry: boolean };

const nameIn = (root: string, id: string): string => (isAbsolute(id) ? relative(root, id) : id);

/** What a page may load later, each part on the first page that may ask for it. */
const laterVisits = (found: ReadonlyMap<string, Found>, visits: readonly Visit[]): Visit[] => {
  const known = new Set(visits.flatMap(({ sources }) => sources));
  const later: Visit[] = [];
  const open = visits.filter(({ isScripted }) => isScripted).toSorted((one, other) => other.weight - one.weight);
  for (let visit = open.shift(); visit !== undefined; visit = open.shift()) {
    for (const id of closureOf(found, visit.sources)) {
      if (id === PAGE_TABLE) continue;
      for (const part of found.get(id)?.later ?? []) {
        if (known.has(part)) continue;
        known.add(part);
        const asked = { ...visit, sources: [...visit.sources, part], weight: LATER };
        later.push(asked);
        open.push(asked);
      }
    }
  }
  return later;
};

/** The file of each module by its source, null where the bundler's own is right: what only one source needs stays with it. */
const filesOf = (found: ReadonlyMap<string, Found>): ReadonlyMap<string, string> => {
  const parts = [...found.values()].flatMap(({ later }) => later);
  const entries = [...found].filter(([, { isEntry }]) => isEntry).map(([id]) => id);
  const roots = new Set([...parts, ...entries]);
  const visits = [...pageVisits, ...laterVisits(found, pageVisits)];
  const taken = new Map<string, number>();
  return new Map(
    layOutFiles({ modules: found, roots, visits, requestBytes: REQUEST_BYTES }).flatMap((modules) => {
      const largest = modules.toSorted((one, other) => (found.get(other)?.bytes ?? 0) - (found.get(one)?.bytes ?? 0));
      const ours = largest.find((id) => !id.includes('node_modules'));
      const named = modules.find((id) => roots.has(id)) ?? ours ?? largest[0] ?? '';
      const name = /([\w-]+?)(\.module|\.generated)?\.\w+$/.exec(named)?.[1] ?? 'shared';
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return modules.map((id) => [id, count === 1 ? name : `${name}-${count}`] as const);
    }),
  );
};

/** Decides which modules share a file, once all of them are known. */
export const codeFiles = (): { plugin: Plugin; fileOf: (id: string) => string | null } => {
  let files: ReadonlyMap<string, string> = new Map();
  let root = '';
  const plugin: Plugin = {
    name: 'code-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const found = new Map<string, Found>();
      // In an order of their own: the bundler lists them as they were read, which differs from build to build, and so would the files.
      for (const id of [...this.getModuleIds()].toSorted()) {
        const { code, importedIds, dynamicallyImportedIds, isEntry } = this.getModuleInfo(id) ?? {};
        if (importedIds === undefined) continue;
        const name = (each: string): string => nameIn(root, each);
        found.set(nameIn(root, id), {
          bytes: code?.length ?? 0,
          isStyle: /\.css(\?|$)/.test(id),
          imports: importedIds.map(name),
          later: (dynamicallyImportedIds ?? []).map(name),
          isEntry: isEntry === true,
        });
      }
      // Every document starts with these styles: they stay a file of their own.
      for (const id of closureOf(found, [STYLES])) found.delete(id);
      files = filesOf(found);
    },
  };
  return { plugin, fileOf: (id) => files.get(nameIn(root, id)) ?? null };
};
