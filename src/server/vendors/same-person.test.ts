import { expect, it } from 'vitest';
import { isSameName } from './same-person.ts';

it.each([
  ['Jenny', 'JENNY', true],
  ['José', 'Jose', true],
  ['Mary', 'Mary Ann', true],
  ['O’Neil', "O'Neil", true],
  ['Garcia-Lopez', 'GARCIA LOPEZ', true],
  ['Ann', 'Anna', false],
  ['Jenny', 'Maria', false],
  ['Jenny', '', false],
])('%s and %s: %s', (one, other, expected) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([expected, expected]);
});
