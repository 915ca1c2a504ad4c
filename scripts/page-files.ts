import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { DocumentFiles } from '../src/web/document.tsx';
import type { FilesFor } from '../src/web/entry.server.tsx';

export const ENTRY = 'src/web/entry.client.tsx';
export const STYLES = 'src/web/styles.ts';

type Chunk = Rolldown.OutputChunk;

const unique = (names: string[]): string[] => [...new Set(names)];

/** Which built files each source needs, as the bundler laid them out. */
const filesIn = (bundle: Rolldown.OutputBundle, root: string): FilesFor => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = (source: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(root, id) === source));
    if (found === undefined) throw new Error(`${source} is in no built file.`);
    return found;
  };
  const withImports = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = byFile.get(name);
      if (imported) withImports(imported, seen);
    }
    return seen;
  };
  const addressOf = (name: string): string => `/${name}`;
  const stylesOf = (chunk: Chunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])].map(addressOf);
  return (sources, { isScripted }): DocumentFiles => {
    const entry = holding(ENTRY);
    const needed = [...(isScripted ? [ENTRY] : []), ...sources].flatMap((source) => [...withImports(holding(source))]);
    const scripts = isScripted ? [addressOf(entry.fileName)] : [];
    return {
      styles: unique([...stylesOf(holding(STYLES)), ...needed.flatMap(stylesOf)]),
      scripts,
      preloads: isScripted
        ? unique(needed.map(({ fileName }) => addressOf(fileName))).filter((file) => !scripts.includes(file))
        : [],
    };
  };
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
    generateBundle: (_, bundle) => onLaidOut(filesIn(bundle, root)),
  };
};
