import { expect, it } from 'vitest';
import type { Step } from '#funnel/engine/define-step.ts';
import { steps } from '#funnel/steps.ts';
import { withoutSecrets } from './without-secrets.ts';

const all: readonly Step[] = Object.values(steps);

it.each(all)('a draft of $key holds no number for the vault', ({ fields }) => {
  const names = fields.map(({ name }) => name);
  const kept = withoutSecrets({ fields }, Object.fromEntries(names.map((name) => [name, '123456789'])));
  const secret = fields.filter((field) => field.secret === true).map(({ name }) => name);
  expect(Object.keys(kept)).toEqual(names.filter((name) => !secret.includes(name)));
});

it('leaves the SSN out and the name in', () => {
  expect(withoutSecrets(steps.creditScore, { firstName: 'Dana', ssn: '123454471' })).toEqual({ firstName: 'Dana' });
});
