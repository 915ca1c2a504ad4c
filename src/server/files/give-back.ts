/**
 * Frees a used chunk at once. The garbage collector is slow with bytes outside its heap: without this, a large file holds several times
 * the memory in transit. Only a chunk that does not share its memory is freed, and only by its owner.
 */
export const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0);
};

/** Passes chunks on and frees each when the next is pulled. */
export async function* givingBack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    yield piece;
    giveBack(piece);
  }
}
