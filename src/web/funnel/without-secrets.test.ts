import { expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { withoutSecrets } from './without-secrets.ts';

it.each(Object.values(steps))('a draft of $key holds no number for the vault', ({ fields }) => {
  const names = fields.map(({ name }) => name);
  const kept = withoutSecrets({ fields }, Object.fromEntries(names.map((name) => [name, '123456789'])));
  const secret = fields.filter((field) => 'secret' in field || field.kind === 'ssn').map(({ name }) => name);
  expect(Object.keys(kept)).toEqual(names.filter((name) => !secret.includes(name)));
});

it('leaves the SSN out and the name in', () => {
  expect(withoutSecrets(steps.creditScore, { firstName: 'Dana', ssn: '123454471' })).toEqual({ firstName: 'Dana' });
});
