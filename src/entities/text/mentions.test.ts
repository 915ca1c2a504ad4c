import { expect, it } from 'vitest';
import { mentionedIn, mentionPieces, mentionTyped } from './mentions.ts';

const una = { id: '1', name: 'Una Underwriter' };
const ana = { id: '2', name: 'Ana' };
const lopez = { id: '3', name: 'Ana Lopez' };
const people = [una, ana, lopez];

it.each([
  ['nobody', 'Una Underwriter has it.', []],
  ['one', 'Please look, @Una Underwriter.', [una]],
  ['the longer of two names', 'For @Ana Lopez: done', [lopez]],
  ['both, in any case', '@ana and @ANA LOPEZ', [ana, lopez]],
  ['nobody by a longer word', '@Anabel came', []],
  ['nobody in an address', 'write to me@Ana', []],
])('a text names %s', (_, text, named) => {
  expect(mentionedIn(text, people)).toEqual(named);
});

it('is shown in pieces, with the names marked', () => {
  expect(mentionPieces('Ask @Ana Lopez, please', ['Ana Lopez'])).toEqual([
    { text: 'Ask ', isMention: false },
    { text: '@Ana Lopez', isMention: true },
    { text: ', please', isMention: false },
  ]);
  expect(mentionPieces('Ask @Ana', [])).toEqual([{ text: 'Ask @Ana', isMention: false }]);
});

it.each([
  ['an @ alone', 'Ask @', 5, { from: 4, typed: '' }],
  ['the start of a name', 'Ask @un', 7, { from: 4, typed: 'un' }],
  ['a first name and more', 'Ask @Ana Lo', 11, { from: 4, typed: 'Ana Lo' }],
  ['nothing before the caret', 'Ask @un', 3, null],
  ['an address', 'me@un', 5, null],
  ['a name that is over', 'Ask @Ana Lopez about it', 23, null],
])('what is typed is read from %s', (_, text, caret, expected) => {
  expect(mentionTyped(text, caret)).toEqual(expected);
});
