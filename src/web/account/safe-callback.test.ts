import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { safeCallback } from './safe-callback.ts';

const ORIGIN = 'https://hearthline.example';

it.each([
  ['/app/application/2', '/app/application/2'],
  ['https://hearthline.example/app?x=1#y', '/app?x=1#y'],
  ['https://elsewhere.example/app', null],
  ['//elsewhere.example/app', null],
  ['https://hearthline.example//elsewhere.example', '/elsewhere.example'],
  ['javascript:alert(1)', null],
  ['http://hearthline.example/app', null],
  ['https://[', null],
  ['garbage', null],
  ['/\\elsewhere.example', null],
  [null, null],
])('%s leads to %s', (wanted, to) => {
  expect(safeCallback(wanted, ORIGIN)).toBe(to);
});

it('never leaves our own pages, whatever is asked', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (wanted) => {
      const to = safeCallback(wanted, ORIGIN);
      if (to !== null) expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
    }),
  );
});
