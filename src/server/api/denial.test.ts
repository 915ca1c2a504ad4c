import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAppRouter } from '#sandbox/router.ts';
import { type AppErrorCode, appErrorCodes } from '#server/app-error.ts';
import { forStaff } from '#testing/callers/for-staff.ts';
import { forApplicants, forBorrowers, openToAll } from '#testing/callers/procedure-callers.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { appErrors } from '#words/app-errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const definitions = (sandboxAppRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const procedures = Object.entries(definitions).map(([path, procedure]) => ({
  path,
  type: procedure._def.type,
}));
const mutations = procedures.filter(({ type }) => type === 'mutation').map(({ path }) => path);

const call = async (browser: ReturnType<TestServer['browser']>, { path, type }: { path: string; type: string }) =>
  type === 'mutation' ? browser.mutate(path, {}) : browser.query(path, type === 'subscription' ? undefined : {});

describe('every procedure', () => {
  it('is known to this test', () => {
    expect(procedures.map(({ path }) => path).sort()).toEqual([...openToAll, ...forApplicants, ...forStaff].sort());
  });

  it('declares its output', () => {
    const silent = Object.entries(definitions).filter(
      ([, procedure]) =>
        procedure._def.type !== 'subscription' && !('output' in procedure._def && procedure._def.output),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it.each(procedures.filter(({ path, type }) => !openToAll.includes(path) && type !== 'subscription'))(
    '$path refuses a stranger',
    async (procedure) => {
      expect(await call(server.browser(), procedure)).toMatchObject({ status: 401, reason: 'signInRequired' });
    },
  );

  it.each(procedures.filter(({ type }) => type === 'subscription'))(
    '$path, which says so inside its stream, refuses a stranger, and one for staff an applicant',
    async ({ path }) => {
      const browsers = [server.browser(), ...(forStaff.includes(path) ? [await leadBrowser(server)] : [])];
      for (const browser of browsers)
        expect(await (await browser.fetch(`/api/trpc/${path}`)).text()).toContain('signInRequired');
    },
  );

  it.each(procedures.filter(({ path, type }) => forStaff.includes(path) && type !== 'subscription'))(
    '$path refuses an applicant',
    async (procedure) => {
      const browser = await leadBrowser(server);
      expect(await call(browser, procedure)).toMatchObject({ status: 401, reason: 'signInRequired' });
    },
  );

  it.each(procedures.filter(({ path }) => forBorrowers.includes(path)))(
    '$path refuses a co-borrower',
    async (procedure) => {
      const browser = await leadBrowser(server, { ...dana, email: `${procedure.path.toLowerCase()}@example.com` });
      await server.container.database.pool.query(
        "UPDATE application_people SET person = 'coborrower' WHERE application_id = $1",
        [await applicationIdOf(server.container.database, `${procedure.path.toLowerCase()}@example.com`)],
      );
      expect(await call(browser, procedure)).toMatchObject({ status: 403, reason: 'notAllowed' });
    },
  );

  it.each(mutations)('%s refuses another origin, a missing header and a missing or forged bot check', async (path) => {
    const browser = await leadBrowser(server);
    const refusals = [
      await browser.mutate(path, {}, { origin: 'https://evil.example' }),
      await browser.mutate(path, {}, { 'sec-fetch-site': 'cross-site' }),
      await browser.mutate(path, {}, { 'x-same-origin': '' }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403, reason: 'wrongOrigin' });
    for (const token of ['', 'forged']) {
      expect(await browser.mutate(path, {}, { 'x-bot-check': token })).toMatchObject({
        status: 403,
        reason: 'botCheckRequired',
      });
    }
  });
});

describe('the interface', () => {
  it('wears a bot check out', async () => {
    const browser = server.browser();
    const token = await browser.botCheck();
    const reasons = new Set<string | null>();
    for (let uses = 0; uses < 31; uses += 1)
      reasons.add((await browser.mutate('identity.deleteSession', null, { 'x-bot-check': token })).reason);
    expect([...reasons]).toEqual([null, 'botCheckRequired']);
  });

  it('answers batches', async () => {
    const response = await server.fetch(
      `/api/trpc/application.current,funnel.current?batch=1&input=${encodeURIComponent('{}')}`,
    );
    expect(await response.json()).toEqual([{ result: { data: { json: null } } }, { result: { data: { json: null } } }]);
  });

  it('streams a subscription sent as PATCH', async () => {
    const browser = await leadBrowser(server);
    const headers = {
      'content-type': 'application/json',
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
    };
    const response = await browser.fetch('/api/trpc/application.changes', {
      method: 'PATCH',
      headers,
      body: '{"json":{}}',
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: connected');
    await reader?.cancel();
    const refused = await browser.fetch('/api/trpc/application.changes', { method: 'PATCH', body: '{"json":{}}' });
    expect(refused.status).toBe(403);
  });

  it.each([
    ['an unknown procedure', '/api/trpc/nothing.here', {}, 404],
    ['a mutation by GET', '/api/trpc/identity.deleteSession', {}, 405],
    ['broken JSON in the query', '/api/trpc/portal.enrolment?input={', {}, 400],
    [
      'broken superjson',
      `/api/trpc/quote.current?input=${encodeURIComponent('{"json":{"email":"2020-13-45"},"meta":{"values":{"email":["Date"]}}}')}`,
      {},
      401,
    ],
    ['a method it does not know', '/api/trpc/funnel.current', { method: 'DELETE' }, 405],
    ['an unknown API path', '/api/nothing', {}, 404],
    ['a huge body', '/api/trpc/identity.requestCode', { method: 'POST', body: 'x'.repeat(300_000) }, 413],
    [
      'broken JSON in the body',
      '/api/trpc/identity.requestCode',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json', 'x-same-origin': '1' } },
      403,
    ],
  ])('answers %s with a clear refusal', async (_, path, init, status) => {
    const response = await server.fetch(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(JSON.stringify(await response.json())).not.toMatch(/stack|node_modules/);
  });

  it.each(['{', '{"json":', '[]', '{"json":{"email":["x"]}}', 'null'])('never fails on the body %s', async (body) => {
    const browser = server.browser();
    const headers = {
      'content-type': 'application/json',
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
    };
    const response = await browser.fetch('/api/trpc/identity.requestCode', { method: 'POST', body, headers });
    expect(response.status).toBe(400);
  });

  it('never shows a quote to anyone but its owner', async () => {
    const browser = await leadBrowser(server);
    const asked = await browser.query('quote.current', {
      email: 'someone.else@example.com',
      fetchOriginationFee: true,
    });
    expect(asked).toMatchObject({ status: 404, reason: 'notFound', data: null });
  });

  it.each(appErrorCodes.map((code): [AppErrorCode] => [code]))('has a sentence for %s', (code) => {
    expect(appErrors[code]).toMatch(/^[A-Z].*\.$/);
  });
});
