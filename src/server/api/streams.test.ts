import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

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
      while (!heard.includes(text)) await read();
    },
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

it.each(Object.entries(losses))('a stream tells nothing more to who %s while it goes on', async (_, lose) => {
  const [admin, manager] = [await staff({ role: 'admin' }), await staff({ role: 'manager' })];
  const [first, second] = [await loan(), await loan()];
  const pipeline = await follow(manager, 'pipeline.changes');
  await pipeline.until('connected');
  const input = encodeURIComponent(JSON.stringify({ json: { loanId: second } }));
  const one = await follow(manager, `loanFile.changes?input=${input}`);
  await one.until('{"version":1}');
  await change(first);
  await pipeline.until(first);
  await lose(manager.accountId, admin);
  await change(second);
  expect(await pipeline.endsBefore(second)).toBe(true);
  expect(await one.endsBefore('{"version":2}')).toBe(true);
});
