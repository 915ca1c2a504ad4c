import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText, codeOf, makeChainKey } from './chain-key.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, reversed(each)]),
  );
};

it('gives one text for a value, however its keys are ordered and after a trip through JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(reversed(value))).toBe(canonicalText(value));
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(canonicalText(value));
    }),
  );
});

it('gives another code for another purpose, key or value', () => {
  const [one, other] = [makeChainKey(), makeChainKey()];
  const codes = [
    codeOf(one, 'event', ['a', { b: 1 }]),
    codeOf(one, 'closed', ['a', { b: 1 }]),
    codeOf(other, 'event', ['a', { b: 1 }]),
    codeOf({ ...one, id: other.id }, 'event', ['a', { b: 1 }]),
    codeOf(one, 'event', ['a', { b: 2 }]),
  ];
  expect(new Set(codes.map((code) => code.toString('hex'))).size).toBe(codes.length);
  expect(codeOf(one, 'event', ['a', { b: 1 }])).toEqual(codes[0]);
});
