import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { open, parseKeyRing, reseal, seal, sealedPrefix } from './key-ring.ts';

const keyText = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const ring = parseKeyRing(`a:${keyText(1)}`);
const rotated = parseKeyRing(`b:${keyText(2)},a:${keyText(1)}`);

describe('key ring', () => {
  it('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => open(ring, seal(ring, text, 'row'), 'row') === text),
    );
  });

  it('opens old values after a rotation and seals new ones with the new key', () => {
    expect(open(rotated, seal(ring, '078051120', 'row'), 'row')).toBe('078051120');
    expect(() => open(ring, seal(rotated, '078051120', 'row'), 'row')).toThrow('no key named "b"');
  });

  it('refuses a value that was moved to another row or changed by a bit', () => {
    const sealed = seal(ring, '078051120', 'one');
    expect(() => open(ring, sealed, 'another')).toThrow();
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(() => open(ring, sealed, 'one')).toThrow();
  });

  it('moves on to another cipher as to another key', () => {
    const moved = parseKeyRing(`c/chacha20-poly1305:${keyText(1)},a:${keyText(1)}`);
    const [old, fresh] = [seal(ring, '078051120', 'row'), seal(moved, '078051120', 'row')];
    expect([open(moved, old, 'row'), open(moved, fresh, 'row')]).toEqual(['078051120', '078051120']);
    expect(fresh.subarray(1, 20).toString()).toBe('c/chacha20-poly1305');
    expect(open(moved, reseal(moved, old, 'row'), 'row')).toBe('078051120');
    // The same bytes of a key, said to be for the other cipher, open nothing.
    const wrong = parseKeyRing(`c/aes-256-gcm:${keyText(1)}`);
    const renamed = Buffer.concat([sealedPrefix(wrong), fresh.subarray(sealedPrefix(moved).length)]);
    expect(() => open(wrong, renamed, 'row')).toThrow('was not sealed');
    expect(() => open(moved, fresh, 'another row')).toThrow('was not sealed');
  });

  it.each(['', 'a', 'a:short', `:${keyText(1)}`])('refuses the ring "%s"', (text) => {
    expect(() => parseKeyRing(text)).toThrow('32-byte keys');
  });
});
