import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTimeBasedCode } from '#server/auth/time-based-code.ts';
import { productionSettings } from '#testing/production-settings.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(productionSettings);
});
afterAll(() => server.close());

const run = promisify(execFile);
const addAdmin = async (...typed: string[]) => {
  const env = { PATH: process.env.PATH, ...productionSettings, DATABASE_URL: server.databaseUrl };
  const asked = ['--disable-warning=ExperimentalWarning', 'scripts/add-admin.ts', ...typed];
  const { stdout, stderr } = await run(process.execPath, asked, { env }).catch((failed) => failed);
  return { stdout: String(stdout), stderr: String(stderr) };
};
const browser = () => new TestBrowser(server.fetch, 'https://lender.example');

describe('a new production database', () => {
  it('gets its first administrator from a command, who enrolls with a second factor and invites the others', async () => {
    const { stdout, stderr } = await addAdmin('ada@prairie.example', 'Ada', 'Byron');
    expect(stderr).toBe('');
    const token = /https:\/\/lender\.example\/portal\/enrol\?token=([\w-]+)/.exec(stdout)?.[1] ?? '';
    const { data } = await browser().query('portal.enrolment', { token });
    const { secret } = data as { secret: string };
    const password = 'a long sentence for the first one';
    const enrolled = { token, password, code: currentTimeBasedCode(secret) };
    expect((await browser().mutate('portal.enrol', { ...enrolled, code: '000000' })).status).not.toBe(200);
    expect((await browser().mutate('portal.enrol', enrolled)).status).toBe(200);
    expect((await browser().query('portal.enrolment', { token })).status).not.toBe(200);
    const { rows } = await server.container.database.pool.query(
      `SELECT g.role, g.scope_kind, e.kind, e.actor FROM portal_grants g
       JOIN accounts a ON a.id = g.account_id JOIN staff_events e ON e.subject = a.id WHERE a.email = $1 ORDER BY e.seq`,
      ['ada@prairie.example'],
    );
    expect(rows).toMatchObject([
      { role: 'admin', scope_kind: 'lender', kind: 'invited', actor: null },
      { kind: 'enrolled' },
    ]);
  });

  it('refuses a second account with the same address', async () => {
    expect(await addAdmin('ada@prairie.example', 'Ada', 'Byron')).toMatchObject({
      stdout: '',
      stderr: expect.stringContaining('has an account already'),
    });
  });

  it('asks for what is missing', async () => {
    const { stderr } = await addAdmin('ada@prairie.example', 'Ada');
    expect(stderr).toContain('add-admin needs an email address, a first and a last name');
  });
});
