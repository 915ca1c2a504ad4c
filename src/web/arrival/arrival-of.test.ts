import { expect, it } from 'vitest';
import { arrivalOf } from './arrival-of.ts';

it.each([
  ['navigate', 'navigate'],
  ['reload', 'reload'],
  ['back_forward', 'backForward'],
  // A prerendered or unknown load is no reason to redirect.
  ['prerender', 'reload'],
  ['', 'reload'],
  [null, 'inApp'],
])('a document loaded by %s is %s', (load, arrival) => {
  expect(arrivalOf(load)).toBe(arrival);
});
