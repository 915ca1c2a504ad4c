import { finished, type Readable } from 'node:stream';

/**
 * A stream's pieces, one by one, the sender waiting meanwhile. The stream's own iterator joins what has piled up into copies, which for a large
 * upload is a multiple of its memory. Left open at the end of the reading, so that an answer can still be sent.
 */
export async function* piecesAsTheyCome(stream: Readable): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let wake = () => {};
  const end: { isThere: boolean; error: Error | null } = { isThere: false, error: null };
  finished(stream, { writable: false }, (error) => {
    Object.assign(end, { isThere: true, error: error ?? null });
    wake();
  });
  stream.on('data', (piece: Uint8Array) => {
    waiting.push(piece);
    stream.pause();
    wake();
  });
  while (true) {
    const piece = waiting.shift();
    if (piece) yield piece;
    else if (end.isThere) break;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
        stream.resume();
      });
  }
  if (end.error) throw end.error;
}
