/**
 * Frees a used piece at once. The collector takes its time with bytes outside its heap: without this, a large file holds a multiple of what is
 * on its way. Only a piece that has its memory to itself is freed, and only by whoever owns it.
 */
export const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached) buffer.transfer(0);
};

/** Passes pieces on and frees each when the next is asked for. */
export async function* givingBack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    yield piece;
    giveBack(piece);
  }
}
