import type { Plugin } from 'vite';
import type { FilesFor } from '../src/web/entry.server.tsx';
import { ENTRY, STYLES } from './page-files.ts';

/** Sources as they are: the development server turns styles into scripts, so that public pages run theirs too. */
const sources: FilesFor = (pages, { isScripted }) => ({
  styles: [],
  scripts: [STYLES, ...(isScripted ? [ENTRY] : pages)].map((source) => `/${source}`),
  preloads: [],
  shown: [],
});

const isPage = (accept = ''): boolean => accept.includes('text/html');

/** Documents under `npm run dev`, written as they are asked for. */
export const documentPlugin: Plugin = {
  name: 'documents',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use(async ({ url = '/', headers }, response, next) => {
      if (!isPage(headers.accept)) return next();
      try {
        const entry = await server.ssrLoadModule('/src/web/entry.server.tsx');
        const { writePage, writeShell } = entry as typeof import('../src/web/entry.server.tsx');
        const { pathname } = new URL(url, 'http://localhost');
        const html = /^\/(app|prequal|portal|verify|sandbox)(\/|$)/.test(pathname)
          ? await writeShell(pathname, sources)
          : await writePage(pathname, sources);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(url, html));
      } catch (error) {
        next(error);
      }
    });
  },
};
