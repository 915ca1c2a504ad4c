import { expect, it } from 'vitest';
import { withoutErrorsAt } from './use-form.ts';

it('a changed field takes back its own error and those inside its list, and no other', () => {
  const errors = { jobs: 'a', 'jobs.0.from': 'b', jobsBefore: 'c', 'debts.0.balance': 'd' };
  expect(withoutErrorsAt(errors, 'jobs')).toEqual({ jobsBefore: 'c', 'debts.0.balance': 'd' });
});
