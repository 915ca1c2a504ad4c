import { rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './prepare.mjs';
import { replaceFolder } from './replace-folder.ts';
import { PROGRAM_FOLDER, PROGRAM_SOURCES } from './server-program.mjs';
import { sourceHash } from './source-hash.mjs';

/** What runs as a process or a thread of its own, each compiled apart, so that it loads nothing of another. */
const PROGRAMS = [
  'scripts/serve.ts',
  'src/server/http/pages/pages-worker.ts',
  'src/server/parsing/parser-process.ts',
] as const;

/** Packages that bring binaries or data files, or are loaded with the first file that needs them. */
const AS_INSTALLED = /^(sharp|pdfkit|libheif-js|zxing-wasm|@hyzyla\/pdfium|unpdf)(\/|$)/;
/** Of frameworks and drivers that are not installed; their packages ask for them in calls that we do not make. */
const ABSENT = /^(next\/headers|pg-native)$/;
/** Only for a build, which is no part of the compiled program. */
const BUILD = './build-web.ts';

const compiledName = (source: string): string => basename(source).replace(/\.ts$/, '.mjs');

const PROGRAM_URL = /new URL\('\.\/([\w-]+\.ts)', import\.meta\.url\)/g;
const compiledNames = new Map(PROGRAMS.map((source) => [basename(source), compiledName(source)]));

/** Files are found beside their sources, as if nothing had been compiled; other programs beside the compiled one. */
const withSourceUrls = (code: string, file: string): string =>
  code
    .replace(PROGRAM_URL, (_, name: string) => {
      const compiled = compiledNames.get(name);
      if (!compiled) throw new Error(`${file} starts ${name}, which is not among the compiled programs.`);
      return `new URL('./${compiled}', import.meta.URL)`;
    })
    .replaceAll('import.meta.url', `new URL('${relative(join(root, PROGRAM_FOLDER), file)}', import.meta.url).href`)
    .replaceAll('import.meta.URL', 'import.meta.url');

/** Beyond Latin-1, one letter doubles the memory that the whole file takes while the program runs. */
const inLatin1 = (code: string): string => {
  const escaped = /\\[^\0-\xff]/.exec(code);
  if (escaped)
    throw new Error(`A backslash before ${escaped[0].slice(1)} would change its meaning when it is written as a code.`);
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

const sourceUrls: Plugin = {
  name: 'source-urls',
  resolveId: (id) => (id === BUILD ? { id: '../scripts/build-web.ts', external: true } : null),
  transform: (code, id) =>
    id.startsWith(root) && !id.includes('node_modules') && code.includes('import.meta.url')
      ? { code: withSourceUrls(code, id), map: null }
      : null,
  renderChunk: (code) => ({ code: inLatin1(code), map: null }),
};

const compile = async (source: string, dir: string): Promise<void> => {
  const program = await rolldown({
    cwd: root,
    input: source,
    platform: 'node',
    external: [AS_INSTALLED, ABSENT],
    plugins: [sourceUrls],
    onLog: (level, log, handle) => handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  });
  await program.write({
    dir,
    format: 'esm',
    entryFileNames: compiledName(source),
    chunkFileNames: `${basename(source, '.ts')}-[name].mjs`,
  });
};

const made = join(root, `${PROGRAM_FOLDER}-${process.pid}`);
const hash = sourceHash(PROGRAM_SOURCES);
try {
  for (const source of PROGRAMS) await compile(source, made);
  writeFileSync(join(made, '.source-hash'), hash);
  replaceFolder(made, join(root, PROGRAM_FOLDER));
} catch (error) {
  rmSync(made, { recursive: true, force: true });
  throw error;
}
