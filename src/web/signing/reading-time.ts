import type { DocumentSection } from '#entities/contract/written-document.ts';

/** Words a minute of careful reading; legal text is read slower than a story. */
const WORDS_A_MINUTE = 180;

const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0);
  return typeof value === 'object' && value !== null ? wordsIn(Object.values(value)) : 0;
};

/** Minutes to read these sections, rounded up. */
export const readingMinutes = (sections: readonly Pick<DocumentSection, 'title' | 'blocks'>[]): number =>
  Math.ceil(sections.reduce((sum, { title, blocks }) => sum + wordsIn([title, blocks]), 0) / WORDS_A_MINUTE);
