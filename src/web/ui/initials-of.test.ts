import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Renee Okafor', 'RO'],
  ['Maria de la Cruz', 'MC'],
  ['Cher', 'C'],
  ['  ', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
