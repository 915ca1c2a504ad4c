import fc from 'fast-check';
import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire, type Wire } from './wire.ts';

const name = fc
  .oneof(fc.string(), fc.constantFrom('a.b', 'a\\b', '\\', '.', 'a\\.b', '0'))
  .filter((each) => !['__proto__', 'prototype', 'constructor'].includes(each));
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.date({ noInvalidDate: true }));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value')), fc.dictionary(name, tie('value'))),
}));
const overHttp = (wire: unknown): Wire => JSON.parse(JSON.stringify(wire));

describe('what a call carries', () => {
  it('is read as superjson wrote it', () => {
    fc.assert(
      fc.property(fc.oneof(value, fc.dictionary(name, fc.option(leaf, { nil: undefined }))), (given) => {
        expect(fromWire(overHttp(superjson.serialize(given)))).toEqual(given);
      }),
    );
  });

  it('is written as superjson reads it', () => {
    fc.assert(
      fc.property(fc.dictionary(name, value), (given) => {
        expect(superjson.deserialize(overHttp(toWire(given)) as never)).toEqual(given);
      }),
    );
  });

  it('is refused with a type no answer has', () => {
    expect(() => fromWire(overHttp(superjson.serialize({ ids: new Set(['a']) })))).toThrow('an unknown type: set');
  });
});
