// Plain JavaScript: a start asks it while the server is loaded, on any Node from 20 on.
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { isBuiltFrom, sourceHash } from './source-hash.mjs';

const FOLDERS = [
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
  'scripts/code-files',
];
const FILES = [
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-pages.ts',
  'scripts/build-web.ts',
  'scripts/checked-policies.ts',
  'scripts/class-names.ts',
  'scripts/content-plugin.ts',
  'scripts/document-plugin.ts',
  'scripts/lean-imports.ts',
  'scripts/lean-schemas.ts',
  'scripts/lender-plugin.ts',
  'scripts/locale-plugin.ts',
  'scripts/page-files.ts',
  'scripts/page-shells.ts',
  'scripts/page-table-plugin.ts',
  'scripts/pure-half.ts',
  'scripts/steps-to-come.ts',
];
const sources = () => ({ folders: FOLDERS, files: FILES, made: process.env.LENDER ?? 'sandbox' });

/** The language pages are built in where no other is asked for. */
const FIRST_LOCALE = 'en';

/** Each language is built into its own folder. @param {string} locale */
export const buildFolderOf = (locale = FIRST_LOCALE) => (locale === FIRST_LOCALE ? 'build' : `build-${locale}`);

export const pagesHash = () => sourceHash(sources());

/** Whether the pages were built from these sources, for this lender. @param {string} [locale] */
export const arePagesFresh = (locale) => isBuiltFrom(buildFolderOf(locale), sources());

/** The pages in one language. @param {string} locale */
export const siteFolderOf = (locale) => join(root, buildFolderOf(locale), 'client');
