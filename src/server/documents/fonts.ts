import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ttfFromWoff } from './ttf-from-woff.ts';

const { resolve } = createRequire(import.meta.url);
const file = (name: string): Buffer =>
  ttfFromWoff(readFileSync(resolve(`@fontsource/poppins/files/poppins-${name}.woff`)));

export type FontStyle = 'regular' | 'strong' | 'italic';

const names = { regular: '400-normal', strong: '600-normal', italic: '400-italic' } as const satisfies Record<
  FontStyle,
  string
>;
const read = new Map<string, Buffer>();

/** The product's typeface. Letters beyond Western Europe, as in many names, are in a separate file. */
export const fontFile = (style: FontStyle, letters: 'latin' | 'latin-ext'): Buffer => {
  const name = `${letters}-${names[style]}`;
  const known = read.get(name) ?? file(name);
  read.set(name, known);
  return known;
};

/** Latin Extended-A and beyond; the general punctuation is in the first file. */
const EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]+/;

/** The text in pieces that a single font file can show. */
export const piecesByLetters = (text: string): { text: string; letters: 'latin' | 'latin-ext' }[] =>
  text
    .split(new RegExp(`(${EXTENDED.source})`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, letters: EXTENDED.test(piece) ? 'latin-ext' : 'latin' }));
