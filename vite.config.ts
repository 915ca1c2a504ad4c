import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { lenderPlugin } from './scripts/lender-plugin.ts';
import { localePlugin, readLocale } from './scripts/locale-plugin.ts';

/** The sign-in library reads these names; an empty string would be taken for an address, so they are undefined. */
const SIGN_IN_ENVIRONMENT = ['NEXTAUTH_URL', 'NEXTAUTH_URL_INTERNAL', 'VERCEL_URL'];

/**
 * What several pages share comes in a few files: cut by who uses it, each page would ask for over a hundred small ones. The public pages
 * load no script of these but do load their styles, so what they use is kept apart from the parts of the screens.
 */
const SHARED = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, minShareCount: 2 },
  {
    name: 'site-parts',
    test: /src[\\/]web[\\/]ui[\\/](?:pages[\\/]|house[\\/])?(chip|error-page|icons|logo|sandbox-ribbon|street-illustration)\./,
    minShareCount: 2,
  },
  { name: 'libraries', test: /node_modules.*\.m?js$/, minShareCount: 3 },
  {
    name: 'knowledge',
    test: /(policy|src[\\/](entities|rules|funnel|words))[\\/](?!.*(generated|funnel[\\/]sections|loan[\\/]signing)).*\.(ts|json)$/,
    minShareCount: 3,
  },
  { name: 'screen-parts', test: /src[\\/]web[\\/](ui|funnel|account|api-client)[\\/]/, minShareCount: 3 },
];

const locale = readLocale(process.env.LOCALE);

export default defineConfig({
  plugins: [lenderPlugin(process.env.LENDER), localePlugin(locale), contentPlugin(locale), reactRouter()],
  define: Object.fromEntries(SIGN_IN_ENVIRONMENT.map((name) => [`process.env.${name}`, 'undefined'])),
  build: {
    // A strict content policy has no data: fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // Files that need each other would else run what is not there yet.
        rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: { groups: SHARED } } },
      },
    },
  },
  worker: { format: 'es' },
  // Under `npm run dev` the pages come from here and the calls go on to the server.
  server: { proxy: { '/api': process.env.HEARTHLINE_API ?? 'http://127.0.0.1:3001' } },
});
