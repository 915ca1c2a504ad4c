import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newFileKey, openRange, sealedSize, sealStream } from './chunk-cipher.ts';

const KB64 = 64 * 1024;
const key = newFileKey('aes-256-gcm');

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const seal = (plain: Buffer, part = 10_007) => buffer(sealStream(inParts(plain, part), key));
const reads: { start: number; end: number }[] = [];
const openPart = (sealed: Buffer, size: number, range: { start: number; end: number }) =>
  buffer(
    openRange(
      {
        key,
        size,
        read: async ({ start, end }) => {
          reads.push({ start, end });
          return inParts(sealed.subarray(start, end + 1), 9999);
        },
      },
      range,
    ),
  );

describe('a sealed file', () => {
  it.each([1, KB64 - 1, KB64, KB64 + 1, 3 * KB64, 200_000])('of %i bytes opens to what it was', async (size) => {
    const plain = randomBytes(size);
    const sealed = await seal(plain);
    expect(sealed.length).toBe(sealedSize(size));
    expect(await openPart(sealed, size, { start: 0, end: size - 1 })).toEqual(plain);
  });

  it('opens under the cipher its key is for, and under no other', async () => {
    const other = newFileKey('chacha20-poly1305');
    const plain = randomBytes(KB64 + 1);
    const sealed = await buffer(sealStream(inParts(plain, 10_007), other));
    const openWith = (given: Buffer) =>
      buffer(
        openRange(
          {
            key: given,
            size: plain.length,
            read: async ({ start, end }) => inParts(sealed.subarray(start, end + 1), 9999),
          },
          { start: 0, end: plain.length - 1 },
        ),
      );
    expect(await openWith(other)).toEqual(plain);
    await expect(openWith(other.subarray(1))).rejects.toThrow();
    await expect(openWith(Buffer.concat([Buffer.from([2]), other.subarray(1)]))).rejects.toThrow('unknown kind');
  });

  it('gives any range, however it was cut when it came', async () => {
    const plain = randomBytes(300_000);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 299_999 }),
        fc.integer({ min: 0, max: 299_999 }),
        fc.integer({ min: 1000, max: 150_000 }),
        async (one, other, part) => {
          const range = { start: Math.min(one, other), end: Math.max(one, other) };
          const sealed = await seal(plain, part);
          expect(await openPart(sealed, 300_000, range)).toEqual(plain.subarray(range.start, range.end + 1));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('reads only the chunks a range lies in', async () => {
    const sealed = await seal(randomBytes(10 * KB64));
    reads.length = 0;
    await openPart(sealed, 10 * KB64, { start: 5 * KB64 + 10, end: 5 * KB64 + 20 });
    expect(reads).toEqual([{ start: 5 * (KB64 + 16), end: 6 * (KB64 + 16) - 1 }]);
  });

  it('does not open when a byte was changed, chunks were swapped, or the end was cut off', async () => {
    const size = 3 * KB64;
    const sealed = await seal(randomBytes(size));
    const changed = Buffer.from(sealed);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const step = KB64 + 16;
    const swapped = Buffer.concat([
      sealed.subarray(step, 2 * step),
      sealed.subarray(0, step),
      sealed.subarray(2 * step),
    ]);
    const whole = { start: 0, end: size - 1 };
    await expect(openPart(changed, size, whole)).rejects.toThrow();
    await expect(openPart(swapped, size, whole)).rejects.toThrow();
    await expect(openPart(sealed.subarray(0, 2 * step), 2 * KB64, { start: 0, end: 2 * KB64 - 1 })).rejects.toThrow();
    await expect(openPart(sealed.subarray(0, 2 * step), size, whole)).rejects.toThrow('shorter');
  });
});
