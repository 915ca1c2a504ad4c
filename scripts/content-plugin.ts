import type { Plugin } from 'vite';
import type { Locale } from '../src/entities/values/locale.ts';
import { figures } from '../src/web/site/content/figures.ts';
import { pageTextOf } from '../src/web/site/content/page-texts.ts';
import { pseudo } from '../src/words/pseudo.ts';

const TEXTS = ['title', 'summary', 'text'];

/** A Markdown file in `content/` is a module: parsed, checked and filled with figures here, so that no page parses anything. */
export const contentPlugin = (locale: Locale): Plugin => {
  const inLocale = (key: string, value: unknown): unknown =>
    locale === 'en-XA' && TEXTS.includes(key) ? pseudo(value) : value;
  return {
    name: 'hearthline-content',
    enforce: 'pre',
    transform: (text, id) =>
      /\/content\/[^?]+\.md$/.test(id)
        ? { code: `export default ${JSON.stringify(pageTextOf({ path: id, text }, figures), inLocale)}`, map: null }
        : null,
  };
};
