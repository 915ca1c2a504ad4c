import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
  ['bytes=10-19', { kind: 'part', start: 10, end: 19 }],
  ['bytes=90-500', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
  ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
  ['bytes=-0', { kind: 'impossible' }],
  ['bytes=100-', { kind: 'impossible' }],
  ['bytes=9-3', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
])('%s of 100 bytes is %o', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});
