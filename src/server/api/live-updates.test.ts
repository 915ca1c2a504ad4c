import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseProxy } from '#testing/faults/database-proxy.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, async (url) => {
    proxy = await startDatabaseProxy(url);
    return proxy.url;
  });
});
afterAll(async () => {
  await server.close();
  await proxy.cut();
});

const { query, staff } = pipelineDesk(() => server);

const follow = async (browser: ReturnType<TestServer['browser']>, path: string) => {
  const heard: string[] = [];
  const reader = (await browser.fetch(`/api/trpc/${path}`)).body?.getReader();
  const read = async (): Promise<void> => {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    heard.push(new TextDecoder().decode(piece.value));
    await read();
  };
  void read().catch(() => undefined);
  return () => heard.join('');
};

const saved = async (email: string) =>
  query('UPDATE applications SET version = version + 1 WHERE id = $1', [
    await applicationIdOf(server.container.database, email),
  ]);
const lossesLogged = () => server.logged.filter((line) => line.includes('live updates lost')).length;

it('streams go on after the database was away, and say what changed meanwhile', async () => {
  const email = 'outage@example.com';
  const own = await follow(await leadBrowser(server, { ...dana, email }), 'application.changes');
  const list = await follow(await staff({ role: 'manager' }), 'pipeline.changes');
  await expect.poll(own).toContain('{"version":1}');
  await expect.poll(list).toContain('connected');
  await proxy.cut();
  await expect.poll(lossesLogged).toBe(1);
  await saved(email);
  // Longer than the first try to reconnect.
  await new Promise((later) => setTimeout(later, 2_500));
  await proxy.restore();
  await expect.poll(own).toContain('{"version":2}');
  await expect.poll(list).toContain('data: {"json":null}');
  await saved(email);
  await expect.poll(own).toContain('{"version":3}');
});
