import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { DocumentFiles } from '../src/web/document.tsx';
import type { FilesFor } from '../src/web/entry.server.tsx';

export const ENTRY = 'src/web/entry.client.tsx';
export const STYLES = 'src/web/styles.ts';

type Chunk = Rolldown.OutputChunk;

const isStyle = (id: string): boolean => /\.css(\?|$)/.test(id);
const unique = <One>(all: readonly One[]): One[] => [...new Set(all)];

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The style sheets a module and what it imports ask for. */
const stylesBelow = (graph: Graph, id: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) stylesBelow(graph, imported, seen);
  return seen;
};

type Importing = Pick<Chunk, 'fileName' | 'imports'>;

/** A file and what it imports, each after what it needs itself: so they can run one at a time. */
export const inRunningOrder = <One extends Importing>(
  chunk: One,
  byFile: ReadonlyMap<string, One>,
  found = new Set<One>(),
): Set<One> => {
  if (found.has(chunk)) return found;
  for (const name of chunk.imports) {
    const imported = byFile.get(name);
    if (imported) inRunningOrder(imported, byFile, found);
  }
  return found.add(chunk);
};

/** Which built files each source needs, as the bundler laid them out. */
const filesIn = (bundle: Rolldown.OutputBundle, root: string, graph: Graph): FilesFor => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (source: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(root, id) === source));
    if (found === undefined) throw new Error(`${source} is in no built file.`);
    return found;
  };
  const addressOf = (name: string): string => `/${name}`;
  const stylesOf = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])].map(addressOf);
  /** Of what a public page shares with others it needs the styles alone, and of those its own. */
  const publicStyles = (sources: readonly string[]): string[] => {
    const asked = new Set(sources.flatMap((source) => [...stylesBelow(graph, join(root, source))].filter(isStyle)));
    return chunks.filter(({ moduleIds }) => moduleIds.some((id) => asked.has(id))).flatMap(stylesOf);
  };
  return (sources, { isScripted, shown }): DocumentFiles => {
    const base = stylesOf(holding(STYLES));
    if (!isScripted)
      return { styles: unique([...base, ...publicStyles(sources)]), scripts: [], preloads: [], shown: [] };
    const entry = holding(ENTRY);
    const neededBy = (from: readonly string[]): Chunk[] =>
      unique(from.flatMap((source) => [...inRunningOrder(holding(source), byFile)]));
    const needed = neededBy([ENTRY, ...sources]);
    const inside = neededBy(shown).filter((chunk) => !needed.includes(chunk));
    const addresses = (of: Chunk[]): string[] => of.map(({ fileName }) => addressOf(fileName));
    return {
      styles: unique([...base, ...[...needed, ...inside].flatMap(stylesOf)]),
      scripts: addresses([entry]),
      preloads: addresses(needed.filter((chunk) => chunk !== entry)),
      shown: addresses(inside),
    };
  };
};

/** The first files found that import each other in a circle; null is none. One of them would run before what it needs. */
export const circleAmong = (chunks: readonly Importing[]): string[] | null => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of byFile.get(file)?.imports ?? []) {
      const circle = follow(imported, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return null;
};

/** Hands over the layout of the built files once they are laid out. */
export const pageFilesPlugin = (onLaidOut: (filesFor: FilesFor) => void): Plugin => {
  let root = '';
  return {
    name: 'page-files',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const circle = circleAmong(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (circle) throw new Error(`Built files need each other: ${circle.join(' imports ')}.`);
      onLaidOut(filesIn(bundle, root, this));
    },
  };
};
