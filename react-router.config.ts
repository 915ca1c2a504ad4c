import type { Config } from '@react-router/dev/config';
import { buildFolderOf, readLocale } from './scripts/locale-plugin.ts';
import { prerenderedPaths } from './src/web/prerendered-paths.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env.BUILD_FOLDER ?? buildFolderOf(readLocale(process.env.LOCALE)),
  ssr: false,
  prerender: prerenderedPaths,
  // The whole table is a few kilobytes: asking the server for routes would cost a request per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
