import { expect, it } from 'vitest';
import { initialsAmong } from './initials-among.ts';

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
