import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { withRenewedPassword } from './renewed-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-passwords-'));
const given: string[] = [];

/** As much of a database server as asks for a password and takes note of it. */
const server = net.createServer((socket) => {
  let isKnown = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    if (!isKnown) {
      isKnown = true;
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      return;
    }
    given.push(data.subarray(5, -1).toString());
    socket.end();
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('each connection gets the password that its file or command holds then', async () => {
  const { port } = server.address() as AddressInfo;
  const url = (password: string) => `postgres://product:${password}@127.0.0.1:${port}/hearthline`;
  const file = join(folder, 'database-url');
  const hold = (password: string) => writeFileSync(file, `${url(password)}\n`, { mode: 0o600 });
  hold('of%2Fmonday');
  const env = readSettings({ HEARTHLINE_MODE: 'sandbox', DATABASE_URL_FILE: file });
  const renew = env.renewals.get('DATABASE_URL');
  if (!renew || !env.DATABASE_URL) throw new Error('no renewal');
  const address = withRenewedPassword(env.DATABASE_URL, renew);
  expect(address).not.toContain('monday');
  const pool = new pg.Pool({ connectionString: address });
  const connect = () => pool.connect().catch(() => undefined);
  await connect();
  hold('of-tuesday');
  await connect();
  await pool.end();
  expect(given).toEqual(['of/monday', 'of-tuesday']);
  rmSync(file);
  await expect(renew()).rejects.toThrow('DATABASE_URL_FILE names a file that cannot be read (ENOENT)');
});

it('a secret that stands in the environment itself has nowhere to be read again', () => {
  expect(readSettings({ HEARTHLINE_MODE: 'sandbox', SESSION_SECRET: 'x'.repeat(40) }).renewals.size).toBe(0);
});

it('a command is asked again after a minute, and its failure tells nothing of what it printed', async () => {
  const command = `echo secret-of-the-vault; test -e ${join(folder, 'ran')} && exit 3; touch ${join(folder, 'ran')}`;
  const { renewals, METRICS_TOKEN } = readSettings({ PATH: process.env.PATH, METRICS_TOKEN_COMMAND: command });
  expect(METRICS_TOKEN).toBe('secret-of-the-vault');
  const failed = renewals
    .get('METRICS_TOKEN')?.()
    .catch((error: unknown) => String(error));
  expect(await failed).toBe('Error: METRICS_TOKEN_COMMAND failed');
});
