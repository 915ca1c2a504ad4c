import type { Locale } from '#entities/values/locale.ts';
import * as en from './en/index.ts';
import { pseudo } from './pseudo.ts';

/** The type of all words: another language is another value of this type. */
export type Words = Readonly<typeof en>;

export const DEFAULT_LOCALE: Locale = 'en';

const byLocale: Readonly<Record<Locale, () => Words>> = {
  en: () => en,
  'en-XA': () => ({ ...pseudo({ ...en }), language: 'en-XA' }),
};

const known = new Map<Locale, Words>();

/** The words of one language. The browser gets its page's words at build time, see docs/adr/0013. */
export const wordsFor = (locale: Locale): Words => {
  const words = known.get(locale) ?? byLocale[locale]();
  known.set(locale, words);
  return words;
};

export { pseudo };

/** A language's folder of words and of long texts; the pseudo-locale marks the English ones. */
export const folderOf = (locale: Locale): string => (locale === 'en-XA' ? 'en' : locale);
