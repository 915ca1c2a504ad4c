import type { AgreedText } from '#entities/contract/agreement.ts';
import type { Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { datedVersions } from './content/read-content.ts';

const read = new Map<string, readonly Day[]>();

/** The dates of every version of a text, newest first. Read once: texts change with the product. */
export const legalVersions = (locale: Locale, text: AgreedText): readonly Day[] => {
  const key = `${locale}/${text}`;
  const days = read.get(key) ?? datedVersions(locale, text).toReversed();
  read.set(key, days);
  return days;
};

export const versionInForce = (locale: Locale, text: AgreedText): Day => {
  const [newest] = legalVersions(locale, text);
  if (newest === undefined) throw new Error(`The folder ${text} has no text in ${locale}`);
  return newest;
};
