import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineView } from '#entities/pipeline.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Browser = ReturnType<TestServer['browser']>;
const query = async (text: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(text, values)).rows;
const staff = (grant: Pick<TestGrant, 'role'> & Partial<TestGrant>) =>
  staffBrowser(server, [{ scopeKind: 'lender', ...grant }]);

describe('an export', () => {
  it('holds what is in reach, neutralises formulas and is written down', async () => {
    const [{ id: company }] = await query("INSERT INTO companies (name) VALUES ('Ridge') RETURNING id");
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    await leadBrowser(server, { ...dana, lastName: '=HYPERLINK("http://evil.example")' });
    await query('UPDATE applications SET company_id = $1', [company]);
    await leadBrowser(server, { ...dana, email: 'another@example.com' });
    const view = encodeURIComponent(JSON.stringify(everythingOpen));
    const response = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const lines = bytes.toString().trimEnd().split('\r\n');
    expect([response.status, lines.length, bytes.subarray(0, 4).toString('hex')]).toEqual([200, 2, 'efbbbf22']);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example""), Dana"`);
    const logged = await query("SELECT body FROM desk_events WHERE account_id = $1 AND kind = 'pipelineExported'", [
      reader.accountId,
    ]);
    expect(logged).toHaveLength(1);
    expect((await server.browser().fetch(`/api/portal/pipeline.csv?view=${view}`)).status).toBe(401);
    expect((await reader.fetch('/api/portal/pipeline.csv?view={')).status).toBe(400);
    const foreign = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('views of one’s own', () => {
  it('are kept, replaced by name, counted and removed, and are nobody else’s', async () => {
    const [mine, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
    const view = { ...everythingOpen, state: 'FL' };
    const saved = await mine.mutate('pipeline.saveView', { name: 'Florida', view });
    await mine.mutate('pipeline.saveView', { name: 'FLORIDA', view: { ...view, clock: 'late' } });
    const { id } = saved.data as { id: string };
    const viewsOf = async (staff: Browser) =>
      (
        (await staff.query('pipeline.overview')).data as {
          saved: { id: string; name: string; view: PipelineView }[];
        }
      ).saved;
    expect(await viewsOf(mine)).toMatchObject([{ id, name: 'FLORIDA', view: { state: 'FL', clock: 'late' } }]);
    expect(await viewsOf(other)).toEqual([]);
    expect(await other.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    await mine.mutate('pipeline.removeView', { id });
    expect(await viewsOf(mine)).toEqual([]);
  });
});
