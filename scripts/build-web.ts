import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Locale } from '../src/entities/values/locale.ts';
import type { Route } from '../src/web/router/route.ts';
import { DEFAULT_LOCALE } from '../src/words/words.ts';
import { buildFolderOf } from './locale-plugin.ts';
import { replaceFolder } from './replace-folder.ts';
import { renderSocialCards } from './social-cards.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampOf = (locale: Locale): string => join(root, buildFolderOf(locale), '.source-hash');
/** The pages in one language. */
export const siteFolderOf = (locale: Locale): string => join(root, buildFolderOf(locale), 'client');

const SOURCES = [
  'lender',
  'src/web',
  'src/sandbox',
  'src/words',
  'src/entities',
  'src/rules',
  'src/funnel',
  'policy',
  'content',
  'public',
];
const SETTINGS = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-pages.ts',
  'scripts/build-web.ts',
  'scripts/checked-policies.ts',
  'scripts/content-plugin.ts',
  'scripts/lean-imports.ts',
  'scripts/lean-schemas.ts',
  'scripts/lender-plugin.ts',
  'scripts/locale-plugin.ts',
  'scripts/page-files.ts',
  'scripts/page-table-plugin.ts',
  'scripts/pure-half.ts',
  'scripts/shared-chunks.ts',
  'scripts/steps-to-come.ts',
];
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.wasm']);

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

const sourceHash = (): string => {
  const hash = createHash('sha256').update(process.env.LENDER ?? 'sandbox');
  const files = [
    ...SOURCES.flatMap((folder) => filesBelow(join(root, folder))),
    ...SETTINGS.map((name) => join(root, name)),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Whether the pages were built from these sources, for this lender. */
export const isFresh = (locale: Locale): boolean =>
  existsSync(stampOf(locale)) && readFileSync(stampOf(locale), 'utf8') === sourceHash();

/**
 * Builds the browser part if its sources changed since the last build. Two processes may build at once and each may be killed: what is in
 * place is always one whole build.
 */
export const buildWebIfStale = async (locale: Locale = DEFAULT_LOCALE): Promise<void> => {
  if (isFresh(locale)) return;
  console.log('Building the browser part ...');
  const hash = sourceHash();
  const made = `build-${process.pid}-${locale}`;
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/build-pages.ts', join(root, made)];
  const built = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', LOCALE: locale },
  });
  if (built.status !== 0) {
    rmSync(join(root, made), { recursive: true, force: true });
    throw new Error(`The browser part did not build:\n${built.stdout}\n${built.stderr}`);
  }
  const siteFolder = join(root, made, 'client');
  await renderSocialCards(siteFolder);
  for (const file of filesBelow(siteFolder)) if (COMPRESSIBLE.has(extname(file))) compress(file);
  writeFileSync(join(root, made, 'routes.json'), JSON.stringify(await routePatterns()));
  writeFileSync(join(root, made, '.source-hash'), hash);
  replaceFolder(join(root, made), join(root, buildFolderOf(locale)));
};

const compress = (file: string): void => {
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
};

/**
 * The routes served by the empty shell, so that the server can tell a page from an unknown address.
 * Public pages are not among them: each is a prerendered file or does not exist.
 */
const routePatterns = async (): Promise<{ product: string[]; sandbox: string[] }> => {
  const { productPages } = await import('../src/web/routes.ts');
  const flatten = (routes: readonly Route[]): { path: string; file: string }[] =>
    routes.flatMap(({ path, file, children = [] }) => [
      ...(path === undefined ? [] : [{ path: `/${path}`, file }]),
      ...flatten(children),
    ]);
  const live = flatten(productPages);
  const isSandbox = ({ file }: { file: string }) => file.startsWith('../sandbox/');
  return {
    product: live.filter((route) => !isSandbox(route)).map(({ path }) => path),
    sandbox: live.filter(isSandbox).map(({ path }) => path),
  };
};
