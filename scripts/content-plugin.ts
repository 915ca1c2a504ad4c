import type { Plugin } from 'vite';
import { figures } from '../src/web/site/content/figures.ts';
import { pageTextOf } from '../src/web/site/content/page-texts.ts';

/** A Markdown file of `content/` is a module: read, checked and filled with figures here, so that no page parses anything. */
export const contentPlugin = (): Plugin => ({
  name: 'hearthline-content',
  enforce: 'pre',
  transform: (text, id) =>
    /\/content\/[^?]+\.md$/.test(id)
      ? { code: `export default ${JSON.stringify(pageTextOf({ path: id, text }, figures))}`, map: null }
      : null,
});
