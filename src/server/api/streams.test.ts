import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { appErrors } from '#words/app-errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { staff, loan, query } = pipelineDesk(() => server);

const follow = async (browser: TestBrowser, path: string) => {
  const reader = (await browser.fetch(`/api/trpc/${path}`)).body?.getReader();
  let heard = '';
  const read = async (): Promise<boolean> => {
    const piece = await reader?.read();
    heard += new TextDecoder().decode(piece?.value);
    return piece?.done === false;
  };
  return {
    until: async (text: string) => {
      while (!heard.includes(text)) if (!(await read())) throw new Error(`The stream ended with ${heard}`);
    },
    forget: () => {
      heard = '';
    },
    count: (text: string) => heard.split(text).length - 1,
    close: () => reader?.cancel(),
    /** Whether it ends by itself before yielding this. */
    endsBefore: async (text: string): Promise<boolean> => {
      while (!heard.includes(text)) if (!(await read())) return true;
      return false;
    },
  };
};

const change = async (loanId: string) => {
  await query('UPDATE applications SET version = version + 1 WHERE id = $1', [loanId]);
  await projectLoans(server.container.database, loanId);
};

const losses = {
  'is deactivated': (accountId: string, admin: TestBrowser) => admin.mutate('staff.deactivate', { accountId }),
  'loses the grant': (accountId: string) => query('DELETE FROM portal_grants WHERE account_id = $1', [accountId]),
  'signs out elsewhere': (accountId: string) =>
    query('UPDATE sessions SET revoked_at = now() WHERE account_id = $1', [accountId]),
};

it('a stream ends with its session although nothing changes', async () => {
  const leaving = {
    'is deactivated': losses['is deactivated'],
    'signs out': losses['signs out elsewhere'],
    'was idle': (accountId: string) =>
      query("UPDATE sessions SET idle_expires_at = now() - interval '1 second' WHERE account_id = $1", [accountId]),
  };
  const admin = await staff({ role: 'admin' });
  const loanId = await loan();
  const input = encodeURIComponent(JSON.stringify({ json: { loanId } }));
  for (const leave of Object.values(leaving)) {
    const manager = await staff({ role: 'manager' });
    const pipeline = await follow(manager, 'pipeline.changes');
    await pipeline.until('connected');
    const one = await follow(manager, `loanFile.changes?input=${input}`);
    await one.until('{"version":');
    await leave(manager.accountId, admin);
    expect(await pipeline.endsBefore('no such text')).toBe(true);
    expect(await one.endsBefore('no such text')).toBe(true);
  }
});

it('staff on a loan hear of what is no save of the application, once for each commit', async () => {
  const manager = await staff({ role: 'manager' });
  const [loanId, other] = [await loan(), await loan()];
  const input = encodeURIComponent(JSON.stringify({ json: { loanId } }));
  const one = await follow(manager, `loanFile.changes?input=${input}`);
  await one.until('{"version":1}');
  one.forget();
  await projectLoans(server.container.database, other);
  await projectLoans(server.container.database, loanId);
  await one.until('id: 1.1');
  expect(one.count('"version":1')).toBe(1);
  const save = () =>
    server.container.database.transact(async (tx) => {
      const stored = await lockApplication(tx, loanId);
      if (stored) await saveApplication(tx, stored);
    });
  await save();
  await one.until('{"version":2}');
  await save();
  await one.until('{"version":3}');
  expect(one.count('"version":2')).toBe(1);
});

it('an applicant’s stream ends with the sign-out', async () => {
  const applicant = await leadBrowser(server, { ...dana, email: 'leaving@example.com' });
  const own = await follow(applicant, 'application.changes');
  await own.until('{"version":');
  await applicant.auth('/api/authApplicant/signout');
  expect(await own.endsBefore('no such text')).toBe(true);
});

it('a session holds a bounded number of streams, and a closed one makes room', async () => {
  const manager = await staff({ role: 'manager' });
  const streams = [];
  for (let count = 0; count < 20; count += 1) {
    const stream = await follow(manager, 'pipeline.changes');
    await stream.until('connected');
    streams.push(stream);
  }
  const refused = await follow(manager, 'pipeline.changes');
  await refused.until(appErrors.tooManyStreams);
  await refused.until('"httpStatus":429');
  const other = await follow(await staff({ role: 'manager' }), 'pipeline.changes');
  await other.until('connected');
  await streams[0]?.close();
  const next = await follow(manager, 'pipeline.changes');
  await next.until('connected');
  const loanId = await loan();
  expect(await next.endsBefore(loanId)).toBe(false);
});

it.each(Object.entries(losses))('a stream tells nothing more to who %s while it goes on', async (_, lose) => {
  const [admin, manager] = [await staff({ role: 'admin' }), await staff({ role: 'manager' })];
  // News comes in order: once the first is heard of, what happened to the second before is heard too.
  const [second, first] = [await loan(), await loan()];
  const pipeline = await follow(manager, 'pipeline.changes');
  await pipeline.until('connected');
  const input = encodeURIComponent(JSON.stringify({ json: { loanId: second } }));
  const one = await follow(manager, `loanFile.changes?input=${input}`);
  await one.until('{"version":1}');
  await change(first);
  await pipeline.until(first);
  pipeline.forget();
  await lose(manager.accountId, admin);
  await change(second);
  expect(await pipeline.endsBefore(second)).toBe(true);
  expect(await one.endsBefore('{"version":2}')).toBe(true);
});
