import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../registry.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const clients = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/outsideClient\(\{[^}]*?\bname: '(\w+)'/g)].map(
    ([, name = '']) => ({
      file,
      name,
    }),
  ),
);

it('every client has its capability’s name, under which administrators see how the service does', () => {
  expect(clients.length).toBeGreaterThan(8);
  expect(clients.filter(({ name }) => !(name in registry))).toEqual([]);
});
