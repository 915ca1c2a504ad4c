import { describe, expect, it } from 'vitest';
import type { Field, FieldKind } from '#funnel/engine/field.ts';
import { answerText } from './answer-text.ts';

const words = {
  label: '',
  question: '',
  why: '',
  fields: {},
  options: { it: { a: 'First', b: 'Second' }, 'list.it': { a: 'In a list' } },
};
const read = (kind: FieldKind, value: unknown, path = 'it') => {
  const field: Field = { name: 'it', kind };
  return answerText(value, { field, path, words });
};

describe('an answer read back', () => {
  it.each([
    ['money', 585_000, '$585,000'],
    ['money', '58x', '58x'],
    ['date', '1984-06-21', '06/21/1984'],
    ['month', '2021-06-01', '06/2021'],
    ['month', '06/2', '06/2'],
    ['percent', 25, '25%'],
    ['basisPoints', 150, '1.50%'],
    ['yesNo', true, 'Yes'],
    ['yesNo', false, 'No'],
    ['choice', 'a', 'First'],
    ['choices', ['a', 'b'], 'First, Second'],
    ['choices', [], 'Nothing'],
    ['address', { line1: '77 Quarry Road', line2: null, city: null, state: null, zip: '' }, '77 Quarry Road'],
    ['address', { line1: null, line2: null, city: null, state: null, zip: null }, 'Nothing'],
    [
      'address',
      { line1: '214 Larkspur Lane', line2: null, city: 'Asheville', state: 'NC', zip: '28801' },
      '214 Larkspur Lane, Asheville, NC 28801',
    ],
    ['list', [{}], '1 entry'],
    ['list', [{}, {}], '2 entries'],
    ['ssn', '123454471', '•••-••-4471'],
    ['phone', '8285550142', '(828) 555-0142'],
    ['text', 'Dana', 'Dana'],
    ['number', 0, '0'],
    ['text', null, 'Nothing'],
    ['text', '', 'Nothing'],
  ] as const)('a %s %j reads %s', (kind, value, text) => {
    expect(read(kind, value)).toBe(text);
  });

  it('finds the option of a list item by its words, wherever it stands', () => {
    expect(read('choice', 'a', 'list.3.it')).toBe('In a list');
  });
});
