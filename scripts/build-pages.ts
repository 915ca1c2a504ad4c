import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { FilesFor } from '../src/web/entry.server.tsx';
import { prerenderedPaths } from '../src/web/prerendered-paths.ts';
import type { Route } from '../src/web/router/route.ts';
import { publicPages } from '../src/web/routes.ts';
import { ENTRY, pageFilesPlugin, STYLES } from './page-files.ts';
import { shells } from './page-shells.ts';
import { sourceOf } from './page-table-plugin.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder to build into.');
const client = join(folder, 'client');
const server = join(folder, 'server');

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Public pages run no script, but their styles are built like those of the others. */
const filesOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({ file, children = [] }) => [sourceOf(file), ...filesOf(children)]);

let filesFor: FilesFor | null = null;
await build({
  plugins: [
    pageFilesPlugin((laidOut) => {
      filesFor = laidOut;
    }),
  ],
  build: {
    outDir: client,
    emptyOutDir: true,
    rolldownOptions: {
      input: [ENTRY, STYLES, ...new Set(filesOf(publicPages))],
      // Nobody imports a public page, and yet its styles are needed; what pages share may move out of them.
      preserveEntrySignatures: 'allow-extension',
    },
  },
});
// Whole: the server writes the pages again where the tools that build them are not installed.
await build({
  ssr: { noExternal: true },
  build: { outDir: server, emptyOutDir: true, ssr: 'src/web/entry.server.tsx', copyPublicDir: false },
});

const written: typeof import('../src/web/entry.server.tsx') = await import(join(server, 'entry.server.js'));
if (filesFor === null) throw new Error('The bundler laid out no files.');
const laidOut: FilesFor = filesFor;
const files: Record<string, ReturnType<FilesFor>> = {};
const noted: FilesFor = (sources, how) => {
  const found = laidOut(sources, how);
  files[JSON.stringify([sources, how])] = found;
  return found;
};
for (const { pattern, file } of [...shells.product, ...shells.sandbox])
  write(join(client, file), await written.writeShell(pattern, laidOut));
write(join(folder, 'routes.json'), JSON.stringify(shells));
for (const path of prerenderedPaths) write(join(client, path, 'index.html'), await written.writePage(path, noted));
write(join(server, 'page-files.json'), JSON.stringify({ paths: prerenderedPaths, files }));
for (const [path, text] of Object.entries(written.feeds)) write(join(client, path), text);
