import { expect, it } from 'vitest';
import { documentWords } from './documents.ts';

it('asks for bank statements of the last 24 months', () => {
  expect(documentWords.bankStatement.good).toContain('from the last 24 months');
});
