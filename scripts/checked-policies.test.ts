import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { policies } from '../policy/policies.ts';
import { checkedVersion, withoutCheck } from './checked-policies.ts';

const folder = fileURLToPath(new URL('../policy/', import.meta.url));

it('a browser has the policies that the server has, without checking them itself', () => {
  const versions = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name));
  expect(versions.map((name) => JSON.parse(checkedVersion(folder + name)))).toEqual(policies);
  expect(withoutCheck(readFileSync(`${folder}policies.ts`, 'utf8'))).not.toContain('parse(');
});

it('a list that is checked in another way stops the build', () => {
  expect(() => withoutCheck('export const policies = all.map(check);')).toThrow('checks its versions otherwise');
});
