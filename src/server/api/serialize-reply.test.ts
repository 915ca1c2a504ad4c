import fc from 'fast-check';
import superjson from 'superjson';
import { expect, it } from 'vitest';
import { serializeReply } from './serialize-reply.ts';

const name = fc
  .oneof(fc.string({ maxLength: 4 }), fc.constantFrom('a.b', 'a\\b', '0', 'json'))
  .filter((text) => text !== '__proto__');
const { reply } = fc.letrec((tie) => ({
  reply: fc.oneof(
    { maxDepth: 4 },
    ...[fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null), fc.constant(undefined)],
    ...[
      fc.date({ noInvalidDate: true }),
      fc.constantFrom(Number.NaN, -0, 12n, new Map([['a', 1]]), new Set([1]), new Date(Number.NaN)),
    ],
    ...[fc.array(tie('reply'), { maxLength: 4 }), fc.dictionary(name, tie('reply'), { maxKeys: 5 })],
  ),
}));

/** As the fields come out of a schema, with a prototype. */
const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copied(field)]));
};

it('writes what superjson writes', () => {
  fc.assert(
    fc.property(reply, (value) => {
      const sent = copied(value);
      expect(JSON.stringify(serializeReply(sent))).toBe(JSON.stringify(superjson.serialize(sent)));
    }),
    { numRuns: 2000 },
  );
});

it('writes a part that occurs twice in both places, without a note', () => {
  const part = { at: new Date(0) };
  const written = serializeReply({ one: part, other: part });
  expect(written).toEqual({
    json: { one: { at: '1970-01-01T00:00:00.000Z' }, other: { at: '1970-01-01T00:00:00.000Z' } },
    meta: { values: { 'one.at': ['Date'], 'other.at': ['Date'] }, v: 1 },
  });
});

it('leaves the value alone', () => {
  const value = { at: new Date(0), list: [{ gone: undefined }], kept: { a: 1 } };
  serializeReply(value);
  expect(value).toEqual({ at: new Date(0), list: [{ gone: undefined }], kept: { a: 1 } });
});
