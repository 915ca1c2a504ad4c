import { setImmediate as breathe } from 'node:timers/promises';
import type { TextEncoding } from '#entities/contract/lead-import.ts';

/** The amount decoded at a time: a file is never in memory a second time as text. */
export const PIECE_BYTES = 64 * 1024;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Letters between zeros: UTF-16 without a byte order mark, as some spreadsheets write it. */
const hasZeros = (bytes: Uint8Array, from: 0 | 1): boolean => {
  const sample = bytes.subarray(0, 200).filter((_, at) => at % 2 === from);
  return sample.length > 4 && sample.filter((byte) => byte === 0).length > sample.length * 0.8;
};

const candidates = (bytes: Uint8Array): TextEncoding[] => {
  if (startsWith(bytes, 0xff, 0xfe) || hasZeros(bytes, 1)) return ['utf-16le'];
  if (startsWith(bytes, 0xfe, 0xff) || hasZeros(bytes, 0)) return ['utf-16be'];
  // Text that is not UTF-8 was most likely saved by an older spreadsheet.
  return ['utf-8', 'windows-1252'];
};

/** The text of a file chunk by chunk, without a byte order mark. Letters that span two chunks are whole. */
export function* textPieces(bytes: Uint8Array, encoding: TextEncoding): Generator<string, void, void> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(from, from + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}

const reading = async (bytes: Uint8Array, encoding: TextEncoding): Promise<'text' | 'binary' | 'otherEncoding'> => {
  try {
    for (const piece of textPieces(bytes, encoding)) {
      if (piece.includes('\u0000')) return 'binary';
      // Yields the CPU to other requests.
      await breathe();
    }
    return 'text';
  } catch {
    return 'otherEncoding';
  }
};

/** The file's encoding, among the usual ones; null when it is not text. */
export const textEncodingOf = async (bytes: Uint8Array): Promise<TextEncoding | null> => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return null;
  for (const encoding of candidates(bytes)) {
    const read = await reading(bytes, encoding);
    if (read !== 'otherEncoding') return read === 'text' ? encoding : null;
  }
  return null;
};
