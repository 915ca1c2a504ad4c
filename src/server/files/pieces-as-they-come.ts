import { finished, type Readable } from 'node:stream';

/**
 * A stream's chunks, one by one, with backpressure on the sender. The stream's own iterator copies the backlog, which for a large
 * upload takes several times its memory. Left open after reading, so that a response can still be sent.
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
