import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const path = '/api/visits/payrollIncome';
let vendor: LocalService;
let server: TestServer;
beforeAll(async () => {
  vendor = await localService(() => ({ status: 201, body: { id: 'user-1', user_token: 'token</script>-1' } }));
  server = await startTestServer({
    RATE_LIMITS: 'off',
    PAYROLL_INCOME: 'argyle',
    ARGYLE_KEY_ID: 'key',
    ARGYLE_KEY_SECRET: 'secret',
    ARGYLE_WEBHOOK_SECRET: 'signs the webhooks',
    ARGYLE_URL: vendor.url,
  });
});
afterAll(async () => {
  await server.close();
  await vendor.stop();
});

it('opens the vendor’s widget for its own visitor, on the only page that may load from the vendor', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'application6');
  expect((await lead.browser.fetch(path)).status).toBe(404);
  const { data } = await lead.browser.mutate('application.consent', { kind: 'payroll' });
  expect(data).toEqual({ state: 'yourTurn', url: `http://localhost:3000${path}` });
  const response = await lead.browser.fetch(path);
  const [html, policy] = [await response.text(), response.headers.get('content-security-policy')];
  const nonce = /nonce-([\w-]+)/.exec(policy ?? '')?.[1];
  expect(policy).toContain(`script-src 'nonce-${nonce}' https://plugin.argyle.com`);
  expect(policy).toContain("default-src 'none'");
  expect(html).toContain(`<script nonce="${nonce}" src="https://plugin.argyle.com/argyle.web.v5.js">`);
  expect(html).toContain('token\\u003c/script>-1');
  expect(html).toContain('back=payrollIncome');
  const other = await lead.browser.fetch('/app/initial-setup/zip');
  expect(other.headers.get('content-security-policy')).not.toContain('argyle');
});

it('opens for nobody else', async () => {
  expect((await server.fetch(path)).status).toBe(401);
  const another = await personaLead(server, homeownerWithOneJob, 'application6');
  expect((await another.browser.fetch(path)).status).toBe(404);
  expect((await another.browser.fetch('/api/visits/no-such-thing')).status).toBe(404);
});
