import { expect, it } from 'vitest';
import { arrivalOf } from './arrival-of.ts';

it.each([
  ['default', 'navigate', 'navigate'],
  ['default', 'reload', 'reload'],
  ['default', 'back_forward', 'backForward'],
  // A prerendered or unknown load is no reason to redirect.
  ['default', 'prerender', 'reload'],
  ['default', undefined, 'reload'],
  ['k3j2', 'navigate', 'inApp'],
])('entry %s of a document loaded by %s is %s', (key, load, arrival) => {
  expect(arrivalOf(key, load)).toBe(arrival);
});
