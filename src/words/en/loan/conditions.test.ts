import { expect, it } from 'vitest';
import { conditionStanding } from './conditions.ts';

it('calls a request begun once a third party was asked', () => {
  const email = 'hr@employer.example';
  expect(conditionStanding({ state: 'requested', sentTo: null })).toBe('Not started');
  expect(conditionStanding({ state: 'requested', sentTo: email })).toBe('Asked');
  expect(conditionStanding({ state: 'received', sentTo: email })).toBe('In review');
});
