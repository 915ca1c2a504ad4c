import { expect, it } from 'vitest';
import { initialsAmong, initialsOf } from './initials-of.ts';

it.each([
  ['Renee Okafor', 'RO'],
  ['Maria de la Cruz', 'MC'],
  ['Cher', 'C'],
  ['  ', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  [
    ['Renee Okafor', 'Jonah Tran'],
    ['RO', 'JT'],
  ],
  [
    ['Renee Okafor', 'Rosa Ortega'],
    ['ROk', 'ROr'],
  ],
  [
    ['Pia Processor', 'Paul Process', 'Ana Lee'],
    ['PP2', 'PP1', 'AL'],
  ],
  [
    ['Cher', 'Cher'],
    ['C', 'C'],
  ],
])('tells %s apart as %s', (names, marks) => {
  const found = initialsAmong(names);
  expect(names.map((name) => found.get(name))).toEqual(marks);
});
