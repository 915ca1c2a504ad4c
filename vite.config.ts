import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { lenderPlugin } from './scripts/lender-plugin.ts';
import { localePlugin, readLocale } from './scripts/locale-plugin.ts';
import { sharedChunkOf } from './scripts/shared-chunks.ts';

/** The sign-in library reads these names; an empty string would be taken for an address, so they are undefined. */
const SIGN_IN_ENVIRONMENT = ['NEXTAUTH_URL', 'NEXTAUTH_URL_INTERNAL', 'VERCEL_URL'];

/**
 * Lets the bundler move what pages share out of them: the framework wants each entry's exports to be exactly the page's own, which its
 * manifest does not need.
 */
const freeEntries: Plugin = {
  name: 'free-entries',
  enforce: 'post',
  configResolved: ({ environments }) => {
    const options = environments.client?.build.rolldownOptions;
    if (options) options.preserveEntrySignatures = 'allow-extension';
  },
};

const locale = readLocale(process.env.LOCALE);

export default defineConfig({
  plugins: [lenderPlugin(process.env.LENDER), localePlugin(locale), contentPlugin(locale), reactRouter(), freeEntries],
  define: Object.fromEntries(SIGN_IN_ENVIRONMENT.map((name) => [`process.env.${name}`, 'undefined'])),
  build: {
    // A strict content policy has no data: fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // Files that need each other would else run what is not there yet.
        rolldownOptions: {
          output: {
            strictExecutionOrder: true,
            codeSplitting: { groups: [{ name: sharedChunkOf, includeDependenciesRecursively: false }] },
          },
        },
      },
    },
  },
  worker: { format: 'es' },
  // Under `npm run dev` the pages come from here and the calls go on to the server.
  server: { proxy: { '/api': process.env.HEARTHLINE_API ?? 'http://127.0.0.1:3001' } },
});
