import * as en from './en/index.ts';
import { pseudo } from './pseudo.ts';

/** The type of all words: another language is another value of this type. */
export type Words = Readonly<typeof en>;

/** `en-XA` is the pseudo-locale, for finding hard-coded text and layouts that are too tight. */
export const locales = ['en', 'en-XA'] as const;
export type Locale = (typeof locales)[number];
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
