import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const seed = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('seed.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PUBLIC_URL: 'http://localhost:3000' },
  });

it('names the address that makes a browser this person on this page', () => {
  const { stdout, status } = seed('florida-condo-in-trust', '--at', 'incomeDocs');
  expect([status, stdout.trim()]).toEqual([
    0,
    'http://localhost:3000/sandbox?person=florida-condo-in-trust&page=incomeDocs&go=1',
  ]);
});

it.each([
  [['nobody'], /Nobody is called nobody/],
  [['low-equity', '--at', 'incomeDocs'], /never gets to incomeDocs/],
])('%j says who and where there is', (args, message) => {
  const { stderr, status } = seed(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});
