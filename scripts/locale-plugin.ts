import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Locale, locale } from '../src/entities/values/locale.ts';
import { folderOf } from '../src/words/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PSEUDO = '\0pseudo:';

/** The language of the build. */
export const readLocale = (name = 'en'): Locale => {
  const known = locale.options.find((each) => each === name);
  if (!known) throw new Error(`LOCALE=${name} is none of ${locale.options.join(', ')}`);
  return known;
};

/**
 * Pages are built in one language: `#words/...` is its folder, and no page carries the words of another. The pseudo-locale is made from
 * the English words as they are loaded.
 */
export const localePlugin = (locale: Locale): Plugin => ({
  name: 'hearthline-locale',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (!id.startsWith('#words/') || importer?.startsWith(PSEUDO)) return null;
    const file = `${root}src/words/${folderOf(locale)}/${id.slice('#words/'.length)}`;
    if (!existsSync(file)) return null;
    return locale === 'en-XA' ? `${PSEUDO}${file}` : file;
  },
  load: async (id) => {
    if (!id.startsWith(PSEUDO)) return null;
    const file = id.slice(PSEUDO.length);
    const names = Object.keys(await import(/* @vite-ignore */ file)).filter((name) => name !== 'language');
    const marked = names.map((name) => `export const ${name} = pseudo(words.${name});`);
    return `import * as words from '${file}';\nimport { pseudo } from '${root}src/words/pseudo.ts';\nexport const language = '${locale}';\n${marked.join('\n')}`;
  },
  // Vite reads the text folders from the literal pattern in the file.
  transform: (code, id) =>
    folderOf(locale) !== 'en' && /\/src\/web\/site\/content\/[^?]+\.ts$/.test(id)
      ? { code: code.replaceAll('/content/en/', `/content/${folderOf(locale)}/`), map: null }
      : null,
});
