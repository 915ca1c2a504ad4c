import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { proveSessions } from '#testing/leads.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const secret = 'whsec_of_our_own';
const states = new Map<string, string>();
let vendor: LocalService;
let server: TestServer;
let visits = 0;

const sessionOf = (id: string) => ({
  id,
  status: states.get(id) ?? 'requires_input',
  last_error: null,
  last_verification_report: null,
  url: 'https://verify.stripe.com/start/x',
  verified_outputs:
    states.get(id) === 'verified'
      ? { first_name: 'Nobody', last_name: 'Else', dob: { day: 1, month: 1, year: 1980 } }
      : null,
});

beforeAll(async () => {
  vendor = await localService(({ method, path }) => {
    if (method === 'POST') visits += 1;
    return { body: sessionOf(method === 'POST' ? `vs_${visits}` : (path.split('/').at(-1) ?? '')) };
  });
  server = await startTestServer({
    RATE_LIMITS: 'off',
    IDENTITY_CHECK: 'stripe',
    STRIPE_KEY: 'rk_test_key',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_URL: vendor.url,
  });
});
beforeEach(() => vendor.trouble(null));
afterAll(async () => {
  await server.close();
  await vendor.stop();
});

const tell = async (id: string, session: string, at = Date.now()) => {
  const body = JSON.stringify({
    id,
    type: 'identity.verification_session.verified',
    data: { object: { id: session } },
  });
  const time = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'stripe-signature': `t=${time},v1=${signature}` };
  return (await server.fetch('/api/hooks/identity', { method: 'POST', headers, body })).status;
};
const eventOf = async (id: string) =>
  (await server.container.database.pool.query('SELECT * FROM hook_events WHERE event_id = $1', [id])).rows[0];
const started = async (): Promise<{ lead: PersonaLead; session: string }> => {
  const lead = await personaLead(server, homeownerWithOneJob, 'identityVerification');
  const { data } = await lead.browser.mutate('application.showId');
  expect(data).toEqual({ url: 'https://verify.stripe.com/start/x' });
  return { lead, session: `vs_${visits}` };
};
const outcomes = async ({ applicationId }: PersonaLead) =>
  (
    await server.container.database.pool.query(
      "SELECT outcome FROM reports WHERE application_id = $1 AND kind = 'identity' AND outcome NOT IN ('asking', 'unavailable')",
      [applicationId],
    )
  ).rows.map(({ outcome }) => outcome);
const visitOf = async ({ applicationId }: PersonaLead) =>
  (await journeysOfLoan(server.container.database.db, applicationId))[0];

describe('a webhook about a visit', () => {
  it('makes us ask the vendor, whose answer counts: another person is doubted, whatever the webhook says', async () => {
    const { lead, session } = await started();
    states.set(session, 'verified');
    expect(await tell('evt_1', session)).toBe(200);
    await expect.poll(() => outcomes(lead)).toEqual(['unsure']);
    await expect.poll(async () => (await eventOf('evt_1'))?.state).toBe('worked');
    expect(await eventOf('evt_1')).toMatchObject({ application_id: lead.applicationId, brand: 'stripe' });
    expect((await visitOf(lead))?.state).toBe('finished');
    await tell('evt_1b', session);
    await expect.poll(async () => (await eventOf('evt_1b'))?.state).toBe('late');
    expect(await outcomes(lead)).toEqual(['unsure']);
  });

  it('that comes too early changes nothing, and one that is too old is refused', async () => {
    const { lead, session } = await started();
    await tell('evt_2', session);
    await expect.poll(async () => (await eventOf('evt_2'))?.state).toBe('worked');
    expect([(await visitOf(lead))?.state, await outcomes(lead)]).toEqual(['started', []]);
    expect(await tell('evt_3', session, Date.now() - 400_000)).toBe(401);
    expect(await eventOf('evt_3')).toBeUndefined();
  });

  it('of a visit we do not know is kept and concerns nobody', async () => {
    await tell('evt_4', 'vs_of_another_lender');
    await expect.poll(async () => (await eventOf('evt_4'))?.state).toBe('unmatched');
  });

  it('waits in the queue while the vendor is away', async () => {
    const { lead, session } = await started();
    states.set(session, 'verified');
    vendor.trouble('unauthorized');
    await tell('evt_5', session);
    await expect.poll(() => vendor.received.filter(({ path }) => path.endsWith(session)).length).toBeGreaterThan(0);
    expect([(await eventOf('evt_5'))?.state, await outcomes(lead)]).toEqual(['received', []]);
    vendor.trouble(null);
    await expect.poll(() => outcomes(lead)).toEqual(['unsure']);
    await expect.poll(async () => (await eventOf('evt_5'))?.state).toBe('worked');
  });

  it('after the loan ended is kept, and the vendor is not asked', async () => {
    const { lead, session } = await started();
    const { pool } = server.container.database;
    await pool.query("UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1", [lead.applicationId]);
    await proveSessions(server);
    expect(await lead.browser.mutate('loan.withdraw')).toMatchObject({ data: { kind: 'withdrawn' } });
    states.set(session, 'verified');
    await tell('evt_6', session);
    await expect.poll(async () => (await eventOf('evt_6'))?.state).toBe('late');
    expect(vendor.received.filter(({ path }) => path.endsWith(session))).toEqual([]);
    expect(await outcomes(lead)).toEqual([]);
  });
});
