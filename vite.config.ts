import { defineConfig } from 'vite';
import { checkedPoliciesPlugin } from './scripts/checked-policies.ts';
import { classNameOf } from './scripts/class-names.ts';
import { codeFiles } from './scripts/code-files/code-files-plugin.ts';
import { contentPlugin } from './scripts/content-plugin.ts';
import { documentPlugin } from './scripts/document-plugin.ts';
import { leanImports } from './scripts/lean-imports.ts';
import { leanSchemasPlugin } from './scripts/lean-schemas.ts';
import { lenderPlugin } from './scripts/lender-plugin.ts';
import { localePlugin, readLocale } from './scripts/locale-plugin.ts';
import { pageTablePlugin } from './scripts/page-table-plugin.ts';
import { pureHalfPlugin } from './scripts/pure-half.ts';
import { stepsToCome } from './scripts/steps-to-come.ts';

const locale = readLocale(process.env.LOCALE);
const { plugin: codeFilesPlugin, fileOf } = codeFiles();

export default defineConfig({
  appType: 'custom',
  plugins: [
    lenderPlugin(process.env.LENDER),
    localePlugin(locale),
    contentPlugin(locale),
    leanImports,
    leanSchemasPlugin,
    checkedPoliciesPlugin,
    stepsToCome,
    pureHalfPlugin,
    pageTablePlugin,
    documentPlugin,
    codeFilesPlugin,
  ],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    // A strict content policy has no data: fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: fileOf, includeDependenciesRecursively: false }] } },
        },
      },
    },
  },
  worker: { format: 'es' },
  // Under `npm run dev` the pages come from here and the calls go on to the server.
  server: { proxy: { '/api': process.env.HEARTHLINE_API ?? 'http://127.0.0.1:3001' } },
});
