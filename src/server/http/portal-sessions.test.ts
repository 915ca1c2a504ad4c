import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, demoStaff, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { inviteStaff, type StaffInvitation } from '#server/usecases/staff/invite-staff.ts';
import { leadBrowser, newestMail } from '#testing/leads.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentTimeBasedCode } from '../auth/time-based-code.ts';

const BASE = '/api/authPortal';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const signIn = (browser: ReturnType<TestServer['browser']>, form: { email: string; password: string; code: string }) =>
  browser.auth(`${BASE}/callback/credentials`, form);
const formOf = (email: string) => ({ email, password: demoPassword, code: currentTimeBasedCode(demoSecretOf(email)) });

describe('the portal realm', () => {
  it('lets demo staff in with password and code, each code once', async () => {
    const browser = server.browser();
    const form = formOf('manager@sandbox.example');
    expect((await signIn(browser, form)).status).toBe(200);
    expect((await browser.query('portal.me')).data).toMatchObject({
      email: form.email,
      grants: [{ role: 'manager', scopeKind: 'lender' }],
      release: (await (await browser.fetch('/healthz')).json()).version,
    });
    expect((await signIn(server.browser(), form)).status).toBe(401);
  });

  it.each([
    ['a wrong password', { password: 'something else entirely' }],
    ['a wrong code', { code: '000000' }],
    ['no code', { code: '' }],
    ['an unknown address', { email: 'nobody@sandbox.example' }],
  ])('refuses %s with the same answer', async (_, change) => {
    const response = await signIn(server.browser(), { ...formOf('processor@sandbox.example'), ...change });
    expect([response.status, (await response.json()).url]).toEqual([
      401,
      expect.stringContaining('error=CredentialsSignin'),
    ]);
  });

  it('keeps the two realms apart', async () => {
    const applicant = await leadBrowser(server);
    expect(await (await applicant.fetch(`${BASE}/session`)).json()).toEqual({});
    applicant.cookies.set('hearthline-portal', applicant.cookies.get('hearthline-applicant') ?? '');
    expect(await applicant.query('portal.me')).toMatchObject({ status: 401 });
    const staff = server.browser();
    await signIn(staff, formOf('auditor@sandbox.example'));
    expect((await staff.query('application.current')).data).toBeNull();
  });

  it('shows the users only to those who may see them', async () => {
    const [admin, partner] = [server.browser(), server.browser()];
    await signIn(admin, formOf('admin@sandbox.example'));
    await signIn(partner, formOf('partner@sandbox.example'));
    expect((await admin.query('staff.list')).data).toHaveLength(demoStaff.length);
    expect(await partner.query('staff.list')).toMatchObject({ status: 403, reason: 'notAllowed' });
  });
});

describe('enrolment', () => {
  const invited = (person: StaffInvitation) =>
    server.container.database.transact((tx) => inviteStaff(server.container, tx, person));
  const invite = () =>
    invited({
      email: `new-${Math.random()}@lender.example`,
      firstName: 'Nia',
      lastName: 'New',
      grants: [{ role: 'processor', scopeKind: 'lender' }],
    });

  it('by the mailed link sets password and code once', async () => {
    const email = 'nia@lender.example';
    await invited({
      email,
      firstName: 'Nia',
      lastName: 'New',
      grants: [{ role: 'processor', scopeKind: 'lender' }],
    });
    const token = /token=([\w-]+)/.exec(await newestMail(server, email))?.[1] ?? '';
    const browser = server.browser();
    const shown = await browser.query('portal.enrolment', { token });
    expect(shown.data).toMatchObject({
      email,
      firstName: 'Nia',
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Hearthline/),
    });
    const { secret } = shown.data as { secret: string };
    const password = 'a password of some length';
    expect(await browser.mutate('portal.enrol', { token, password, code: '000000' })).toMatchObject({
      reason: 'appCodeNotValid',
    });
    expect(
      await browser.mutate('portal.enrol', { token, password: 'too short', code: currentTimeBasedCode(secret) }),
    ).toMatchObject({ reason: 'invalidInput' });
    expect(await browser.mutate('portal.enrol', { token, password, code: currentTimeBasedCode(secret) })).toMatchObject(
      { status: 200 },
    );
    expect(await browser.mutate('portal.enrol', { token, password, code: currentTimeBasedCode(secret) })).toMatchObject(
      { reason: 'linkNotValid' },
    );
    await server.container.database.pool.query('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [email]);
    expect((await signIn(browser, { email, password, code: currentTimeBasedCode(secret) })).status).toBe(200);
  });

  it('an invited account cannot sign in before', async () => {
    const token = await invite();
    expect((await server.browser().query('portal.enrolment', { token })).status).toBe(200);
    const { rows } = await server.container.database.pool.query(
      "SELECT email FROM accounts WHERE status = 'invited' LIMIT 1",
    );
    expect(
      (await signIn(server.browser(), { email: rows[0].email, password: 'whatever it may be', code: '123456' })).status,
    ).toBe(401);
  });

  it('refuses an expired or forged link', async () => {
    const token = await invite();
    await server.container.database.pool.query("UPDATE enrolments SET expires_at = now() - interval '1 second'");
    expect(await server.browser().query('portal.enrolment', { token })).toMatchObject({
      status: 404,
      reason: 'linkNotValid',
    });
    expect(await server.browser().query('portal.enrolment', { token: 'forged-forged-forged-forged' })).toMatchObject({
      reason: 'linkNotValid',
    });
  });
});

describe('the idle limit of a session', () => {
  it('is extended by the user’s actions, and not by requests the page makes by itself', async () => {
    const manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
    const { pool } = server.container.database;
    const of = 'WHERE account_id = $1';
    await pool.query(
      `UPDATE sessions SET seen_at = now() - interval '5 minutes', idle_expires_at = now() + interval '9 minutes' ${of}`,
      [manager.accountId],
    );
    const isMoved = async () =>
      (
        await pool.query(`SELECT idle_expires_at > now() + interval '10 minutes' AS moved FROM sessions ${of}`, [
          manager.accountId,
        ])
      ).rows[0].moved;
    expect((await manager.fetch('/api/trpc/portal.me', { headers: { 'x-unattended': '1' } })).status).toBe(200);
    expect(await isMoved()).toBe(false);
    expect((await manager.fetch('/api/trpc/portal.me')).status).toBe(200);
    expect(await isMoved()).toBe(true);
  });
});
