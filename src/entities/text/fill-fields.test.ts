import { expect, it } from 'vitest';
import { fieldsIn, fillFields } from './fill-fields.ts';

it('names each field once, however it is spaced', () => {
  expect(fieldsIn('Hello {{firstName}}, {{ line }} and {{firstName}}')).toEqual(['firstName', 'line']);
  expect(fieldsIn('Nothing { to } fill')).toEqual([]);
});

it('fills what is known and leaves the rest as it stands', () => {
  const values = { firstName: 'Dana', signingDay: null };
  expect(fillFields('Hello {{ firstName }}: {{signingDay}}', values)).toBe('Hello Dana: {{signingDay}}');
  expect(fillFields('{{firstName}} {{firstName}}', { firstName: '{{line}}', line: 'x' })).toBe('{{line}} {{line}}');
});
