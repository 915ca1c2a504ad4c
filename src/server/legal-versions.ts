import { readdirSync } from 'node:fs';
import type { AgreedText } from '#entities/contract/agreement.ts';
import { type Day, day } from '#entities/values/day.ts';

const read = new Map<AgreedText, readonly Day[]>();

/** The dates of every version of a text, newest first. Read once: texts change with the product. */
export const legalVersions = (text: AgreedText): readonly Day[] => {
  const known = read.get(text);
  if (known) return known;
  const folder = new URL(`../../content/en/${text}/`, import.meta.url);
  const days = readdirSync(folder)
    .map((name) => day.parse(name.replace(/\.md$/, '')))
    .sort()
    .reverse();
  read.set(text, days);
  return days;
};

export const versionInForce = (text: AgreedText): Day => {
  const [newest] = legalVersions(text);
  if (newest === undefined) throw new Error(`content/en/${text} has no text`);
  return newest;
};
