import { join } from 'node:path';
import type { Locale } from '../src/entities/values/locale.ts';
import { buildFolderOf } from './locale-plugin.ts';
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

export const pagesHash = (): string => sourceHash(sources());

/** Whether the pages were built from these sources, for this lender. */
export const arePagesFresh = (locale: Locale): boolean => isBuiltFrom(buildFolderOf(locale), sources());

/** The pages in one language. */
export const siteFolderOf = (locale: Locale): string => join(root, buildFolderOf(locale), 'client');
