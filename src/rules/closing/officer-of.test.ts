import { expect, it } from 'vitest';
import { type Officer, officer } from '#entities/contract/lender.ts';
import { officerOf } from './officer-of.ts';

const named = (name: string, change: Partial<Officer> = {}): Officer =>
  officer.parse({
    name,
    title: 'Loan officer',
    nmls: '1',
    email: `${name.toLowerCase()}@lender.example`,
    states: ['VA'],
    ...change,
  });
const officers = [named('Ada'), named('Ben', { states: ['TX', 'VA'] })];

it.each<[string, Parameters<typeof officerOf>[1], string | null]>([
  ['the officer the loan is assigned to', { assigneeEmail: 'ben@lender.example', state: 'VA' }, 'Ben'],
  ['the first one licensed there, while nobody has it', { assigneeEmail: null, state: 'VA' }, 'Ada'],
  [
    'the first one licensed there, while a processor has it',
    { assigneeEmail: 'pia@lender.example', state: 'TX' },
    'Ben',
  ],
  ['nobody, where the assignee has no license', { assigneeEmail: 'ada@lender.example', state: 'TX' }, null],
  ['nobody, where no one has a license', { assigneeEmail: null, state: 'CA' }, null],
  ['nobody, where the state is not known', { assigneeEmail: null, state: null }, null],
])('names %s', (_, loan, name) => {
  expect(officerOf(officers, loan)?.name ?? null).toBe(name);
});

it('does not take an officer without an account for an unassigned loan of another officer', () => {
  const [first] = [named('Cleo', { email: null })];
  expect(officerOf(first ? [first] : [], { assigneeEmail: null, state: 'VA' })?.name).toBe('Cleo');
});
