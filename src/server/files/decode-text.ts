import type { TextEncoding } from '#entities/lead-import.ts';

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Letters that stand between zeros: UTF-16 without a mark, as some spreadsheets write it. */
const hasZeros = (bytes: Uint8Array, from: 0 | 1): boolean => {
  const sample = bytes.subarray(0, 200).filter((_, at) => at % 2 === from);
  return sample.length > 4 && sample.filter((byte) => byte === 0).length > sample.length * 0.8;
};

const isBinary = (text: string): boolean => text.startsWith('PK\u0003\u0004') || text.includes('\u0000');

const readAs = (bytes: Uint8Array, encoding: TextEncoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const candidates = (bytes: Uint8Array): TextEncoding[] => {
  if (startsWith(bytes, 0xff, 0xfe) || hasZeros(bytes, 1)) return ['utf-16le'];
  if (startsWith(bytes, 0xfe, 0xff) || hasZeros(bytes, 0)) return ['utf-16be'];
  // What is not UTF-8 was most likely saved by an older spreadsheet.
  return ['utf-8', 'windows-1252'];
};

/** A text file in whichever of the usual encodings it was saved; null when it is no text at all. */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: TextEncoding } | null => {
  for (const encoding of candidates(bytes)) {
    const text = readAs(bytes, encoding);
    if (text !== null) return isBinary(text) ? null : { text: text.replace(/^\ufeff/, ''), encoding };
  }
  return null;
};
