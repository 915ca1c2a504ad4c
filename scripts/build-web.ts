import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Locale } from '../src/entities/values/locale.ts';
import { DEFAULT_LOCALE } from '../src/words/words.ts';
import { arePagesFresh, buildFolderOf, pagesHash } from './built-pages.mjs';
import { root } from './prepare.mjs';
import { replaceFolder } from './replace-folder.ts';
import { renderSocialCards } from './social-cards.ts';
import { filesBelow } from './source-hash.mjs';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.wasm']);

/**
 * Builds the browser part if its sources changed since the last build. Two processes may build at once and each may be killed: what is in
 * place is always one whole build.
 */
export const buildWebIfStale = async (locale: Locale = DEFAULT_LOCALE): Promise<void> => {
  if (arePagesFresh(locale)) return;
  console.log('Building the browser part ...');
  const hash = pagesHash();
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
  writeFileSync(join(root, made, '.source-hash'), hash);
  replaceFolder(join(root, made), join(root, buildFolderOf(locale)));
};

const compress = (file: string): void => {
  const body = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
};
