import { Readable } from 'node:stream';
import { constants, createInflateRaw } from 'node:zlib';

const PIECE = 64 * 1024;
const ZLIB_HEADER = 2;

export type Inflated = { kind: 'whole'; bytes: Buffer } | { kind: 'tooMuch' } | { kind: 'unreadable' };

function* piecesFrom(bytes: Buffer): Generator<Buffer, void, void> {
  for (let at = ZLIB_HEADER; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Inflates what begins here, without its checksum, as readers do; stops as soon as it grows beyond the limit. */
export const inflateWithin = async (bytes: Buffer, most: number): Promise<Inflated> => {
  const inflater = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
  const source = Readable.from(piecesFrom(bytes)).pipe(inflater);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of source) {
      size += part.length;
      if (size > most) return { kind: 'tooMuch' };
      parts.push(part);
    }
    return { kind: 'whole', bytes: Buffer.concat(parts) };
  } catch {
    return { kind: 'unreadable' };
  } finally {
    inflater.destroy();
  }
};
