import { describe, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { open, parseKeyRing, seal } from './key-ring.ts';

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

  it.each(['', 'a', 'a:short', `:${keyText(1)}`])('refuses the ring "%s"', (text) => {
    expect(() => parseKeyRing(text)).toThrow('32-byte keys');
  });
});
