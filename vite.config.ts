import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';

/** The sign-in library reads these names; an empty string would be taken for an address, so they are undefined. */
const SIGN_IN_ENVIRONMENT = ['NEXTAUTH_URL', 'NEXTAUTH_URL_INTERNAL', 'VERCEL_URL'];

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  define: Object.fromEntries(SIGN_IN_ENVIRONMENT.map((name) => [`process.env.${name}`, 'undefined'])),
  build: {
    // A strict content policy has no data: fonts, and inlined pictures cannot be cached.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  // Under `npm run dev` the pages come from here and the calls go on to the server.
  server: { proxy: { '/api': process.env.HEARTHLINE_API ?? 'http://127.0.0.1:3001' } },
});
