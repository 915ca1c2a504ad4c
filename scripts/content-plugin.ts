import type { Plugin } from 'vite';
import type { Locale } from '../src/entities/values/locale.ts';
import { figures } from '../src/web/site/content/figures.ts';
import { pageTextOf } from '../src/web/site/content/page-texts.ts';
import { pseudo } from '../src/words/pseudo.ts';

const TEXTS = ['title', 'summary', 'text'];

/** For the pages that the server writes again with another index: filled when they are written. Of our own languages only. */
const filledLater = ({ path, text }: { path: string; text: string }): string => {
  const source = { path: path.slice(path.indexOf('/content/')), text };
  return [
    "import { figures } from '/src/web/site/content/figures.ts';",
    "import { pageTextOf } from '/src/web/site/content/page-texts.ts';",
    `export default pageTextOf(${JSON.stringify(source)}, figures);`,
  ].join('\n');
};

/** A Markdown file in `content/` is a module: parsed, checked and filled with figures here, so that no page parses anything. */
export const contentPlugin = (locale: Locale): Plugin => {
  const inLocale = (key: string, value: unknown): unknown =>
    locale === 'en-XA' && TEXTS.includes(key) ? pseudo(value) : value;
  return {
    name: 'hearthline-content',
    enforce: 'pre',
    transform: (text, id, options) => {
      if (!/\/content\/[^?]+\.md$/.test(id)) return null;
      const code = options?.ssr && locale !== 'en-XA' ? filledLater({ path: id, text }) : null;
      return {
        code: code ?? `export default ${JSON.stringify(pageTextOf({ path: id, text }, figures), inLocale)}`,
        map: null,
      };
    },
  };
};
