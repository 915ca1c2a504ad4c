import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const PLAIN = 64 * 1024;
const TAG = 16;
const SEALED = PLAIN + TAG;

const KEY_BYTES = 32;
/** Other ciphers than AES-256-GCM, by the byte that stands before a key that is for one of them. */
const MARKED = { 1: 'chacha20-poly1305' } as const;
type FileCipher = 'aes-256-gcm' | (typeof MARKED)[keyof typeof MARKED];

/** A key for one file; it says itself which cipher it is for. */
export const newFileKey = (cipher: FileCipher): Buffer =>
  cipher === 'aes-256-gcm' ? randomBytes(KEY_BYTES) : Buffer.concat([Buffer.from([1]), randomBytes(KEY_BYTES)]);

const isForAes = (key: Buffer): boolean => {
  if (key.length === KEY_BYTES) return true;
  if (key.length === KEY_BYTES + 1 && key[0] === 1) return false;
  throw new Error('A file has a key of an unknown kind.');
};

/**
 * A key seals one file only, so its nonces may be counters: the chunk's number, and in the first byte whether it is the last.
 * A moved chunk or a truncated file does not open.
 */
const nonceOf = (index: number, place: 'inner' | 'last'): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce[0] = place === 'last' ? 1 : 0;
  nonce.writeUInt32BE(index, 8);
  return nonce;
};

/** A chunk as it lies on the disk: two pieces, since joining them would copy it. */
type SealedChunk = [body: Buffer, tag: Buffer];

const sealChunk = (key: Buffer, plain: Buffer, nonce: Buffer): SealedChunk => {
  const cipher = isForAes(key)
    ? createCipheriv('aes-256-gcm', key, nonce)
    : createCipheriv(MARKED[1], key.subarray(1), nonce, { authTagLength: TAG });
  const body = cipher.update(plain);
  cipher.final();
  return [body, cipher.getAuthTag()];
};

const openChunk = (key: Buffer, sealed: Buffer, nonce: Buffer): Buffer => {
  const decipher = isForAes(key)
    ? createDecipheriv('aes-256-gcm', key, nonce)
    : createDecipheriv(MARKED[1], key.subarray(1), nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = decipher.update(sealed.subarray(0, -TAG));
  decipher.final();
  return plain;
};

export const sealedSize = (size: number): number => size + Math.ceil(size / PLAIN) * TAG;

/**
 * Cuts the input into chunks of one size; only the last may be shorter. Two buffers alternate, so that a large file takes no more
 * memory than a small one: a chunk is valid until the one after the next.
 */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let [filling, resting] = [Buffer.allocUnsafe(size), Buffer.allocUnsafe(size)];
  let filled = 0;
  for await (const part of source) {
    for (let at = 0; at < part.length; ) {
      const taken = Math.min(size - filled, part.length - at);
      filling.set(part.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < size) continue;
      yield filling;
      [filling, resting] = [resting, filling];
      filled = 0;
    }
  }
  if (filled > 0) yield filling.subarray(0, filled);
}

/** Seals a stream chunk by chunk, one behind: only the end shows which chunk was the last. */
export async function* sealChunks(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<SealedChunk> {
  let waiting: Buffer | null = null;
  let index = 0;
  for await (const piece of piecesOf(source, PLAIN)) {
    if (waiting) yield sealChunk(key, waiting, nonceOf(index++, 'inner'));
    waiting = piece;
  }
  if (waiting) yield sealChunk(key, waiting, nonceOf(index, 'last'));
}

/** The same, piece by piece. */
export async function* sealStream(source: AsyncIterable<Uint8Array>, key: Buffer): AsyncGenerator<Buffer> {
  for await (const chunk of sealChunks(source, key)) yield* chunk;
}

export type ByteRange = { start: number; end: number };

type Sealed = { key: Buffer; size: number; read: (range: ByteRange) => Promise<AsyncIterable<Uint8Array>> };

/** Bytes `start` to `end`, inclusive; reads and opens only the chunks they lie in. */
export async function* openRange(
  { key, size, read }: Sealed,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer, void, void> {
  const [first, last] = [Math.floor(start / PLAIN), Math.floor(end / PLAIN)];
  const final = Math.ceil(size / PLAIN) - 1;
  const source = await read({ start: first * SEALED, end: Math.min((last + 1) * SEALED, sealedSize(size)) - 1 });
  let index = first;
  for await (const sealed of piecesOf(source, SEALED)) {
    const plain = openChunk(key, sealed, nonceOf(index, index === final ? 'last' : 'inner'));
    const offset = index * PLAIN;
    yield plain.subarray(Math.max(start - offset, 0), Math.min(end + 1 - offset, plain.length));
    index += 1;
  }
  if (index !== last + 1) throw new Error('The stored file is shorter than it should be.');
}
