import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { currentTimeBasedCode } from '#server/auth/time-based-code.ts';
import { STAFF_CHAIN } from '#server/db/chain/close-old-chains.ts';
import { addBranch, addCompany } from '#server/db/repos/accounts/staff.ts';
import { checkedChain } from '#testing/audit/chained-database.ts';
import { newestMail } from '#testing/leads.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { inviteStaff } from './invite-staff.ts';

type Staff = Awaited<ReturnType<typeof staffBrowser>>;
const lender = { scopeKind: 'lender', scopeId: null } as const;

let server: TestServer;
let admin: Staff;
let company: string;
let other: string;
let branch: string;
beforeAll(async () => {
  server = await startTestServer();
  await seedSandbox(server.container);
  await server.container.database.transact(async (tx) => {
    company = (await addCompany(tx, 'Blue Ridge Partners')) ?? '';
    other = (await addCompany(tx, 'Coastal Partners')) ?? '';
    branch = (await addBranch(tx, { companyId: company, name: 'Asheville' })) ?? '';
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.superuser.query('TRUNCATE rate_limits, sign_in_tries');
  admin = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
});

const kindsFor = async (browser: TestBrowser, accountId: string) => {
  const { data } = await browser.query('staff.history', { accountId });
  return (data as { events: { kind: string }[] }).events.map(({ kind }) => kind);
};
type Listed = { id: string; status: string; isLocked: boolean; grants: object[] };
const listed = async (browser: TestBrowser, accountId: string) =>
  ((await browser.query('staff.list')).data as Listed[]).find(({ id }) => id === accountId);

describe('an administrator', () => {
  it('invites, and the invitation, the grant and the enrolment are in the log', async () => {
    const email = 'iris@lender.example';
    const invitation = { email, firstName: 'Iris', lastName: 'Vale', grant: { role: 'processor', ...lender } };
    expect((await admin.mutate('staff.invite', invitation)).data).toEqual({ kind: 'done' });
    expect((await admin.mutate('staff.invite', invitation)).data).toEqual({ kind: 'emailTaken' });
    const token = /token=([\w-]+)/.exec(await newestMail(server, email))?.[1] ?? '';
    const { secret } = (await server.browser().query('portal.enrolment', { token })).data as { secret: string };
    const answers = { token, password: 'a password of some length', code: currentTimeBasedCode(secret) };
    const enrolled = await server.browser().mutate('portal.enrol', answers);
    expect((enrolled.data as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const { rows } = await server.container.database.pool.query('SELECT id FROM accounts WHERE email = $1', [email]);
    expect(await kindsFor(admin, rows[0].id)).toEqual(['enrolled', 'invited']);
  });

  it('grants once, revokes, and both are in the log with who did it', async () => {
    const { accountId } = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const grant = { role: 'loanOfficer', scopeKind: 'branch', scopeId: branch };
    expect((await admin.mutate('staff.grant', { accountId, grant })).data).toEqual({ kind: 'done' });
    expect((await admin.mutate('staff.grant', { accountId, grant })).data).toEqual({ kind: 'heldAlready' });
    const held = (await listed(admin, accountId))?.grants.at(-1) as { id: string };
    expect((await admin.mutate('staff.revoke', { accountId, grantId: held.id })).data).toEqual({ kind: 'done' });
    expect((await admin.mutate('staff.revoke', { accountId, grantId: held.id })).data).toEqual({ kind: 'notHeld' });
    expect(await kindsFor(admin, accountId)).toEqual(['grantRevoked', 'granted']);
  });

  it('ends every session with a deactivation, and lets the person back in', async () => {
    const colleague = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const { accountId } = colleague;
    expect((await colleague.query('portal.me')).status).toBe(200);
    expect((await admin.mutate('staff.deactivate', { accountId })).data).toEqual({ kind: 'done' });
    expect((await colleague.query('portal.me')).status).toBe(401);
    expect((await admin.mutate('staff.deactivate', { accountId })).data).toEqual({ kind: 'nothingToDo' });
    expect((await admin.mutate('staff.reactivate', { accountId })).data).toEqual({ kind: 'done' });
    expect((await listed(admin, accountId))?.status).toBe('invited');
    expect(await kindsFor(admin, accountId)).toEqual(['reactivated', 'deactivated']);
  });

  it('cannot change the own account', async () => {
    const grant = { role: 'underwriter', ...lender };
    expect(await admin.mutate('staff.grant', { accountId: admin.accountId, grant })).toMatchObject({ status: 403 });
    expect(await admin.mutate('staff.deactivate', { accountId: admin.accountId })).toMatchObject({ status: 403 });
  });
});

describe('the last administrator', () => {
  it('of the whole lender cannot be removed, by whatever way and however many try at once', async () => {
    await server.container.database.pool.query(
      `UPDATE portal_grants SET revoked_at = now() WHERE role = 'admin' AND account_id <> $1`,
      [admin.accountId],
    );
    const second = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
    const grantOf = async (accountId: string) => (await listed(admin, accountId))?.grants[0] as { id: string };
    const [mine, theirs] = [await grantOf(admin.accountId), await grantOf(second.accountId)];
    const outcomes = await Promise.all([
      admin.mutate('staff.revoke', { accountId: second.accountId, grantId: theirs.id }),
      second.mutate('staff.deactivate', { accountId: admin.accountId }),
      second.mutate('staff.revoke', { accountId: admin.accountId, grantId: mine.id }),
      admin.mutate('staff.reset', { accountId: second.accountId }),
    ]);
    expect(outcomes.every(({ data }) => (data as { kind?: string } | null)?.kind === 'done')).toBe(false);
    const { rows } = await server.container.database.pool.query(
      `SELECT count(*)::int AS left FROM accounts a JOIN portal_grants g ON g.account_id = a.id
        WHERE g.role = 'admin' AND g.scope_kind = 'lender' AND g.revoked_at IS NULL AND a.status = 'active'`,
    );
    expect(rows[0].left).toBe(1);
  });
});

describe('an administrator of one company', () => {
  it('sees and changes only colleagues of that company, and grants nothing beyond it', async () => {
    const local = await staffBrowser(server, [{ role: 'admin', scopeKind: 'company', scopeId: company }]);
    const mine = await staffBrowser(server, [{ role: 'partner', scopeKind: 'branch', scopeId: branch }]);
    const theirs = await staffBrowser(server, [{ role: 'partner', scopeKind: 'company', scopeId: other }]);
    const both = await staffBrowser(server, [
      { role: 'partner', scopeKind: 'company', scopeId: company },
      { role: 'processor', scopeKind: 'lender' },
    ]);
    expect(await listed(local, mine.accountId)).toBeDefined();
    expect(await listed(local, theirs.accountId)).toBeUndefined();
    const give = (accountId: string, grant: object) => local.mutate('staff.grant', { accountId, grant });
    const here = { role: 'loanOfficer', scopeKind: 'company', scopeId: company };
    expect((await give(mine.accountId, here)).data).toEqual({ kind: 'done' });
    for (const beyond of [
      { ...here, scopeId: other },
      { ...here, ...lender },
      { ...here, scopeKind: 'own', scopeId: null },
      { ...here, scopeId: crypto.randomUUID() },
    ])
      expect(await give(mine.accountId, beyond)).toMatchObject({ status: 403, reason: 'notAllowed' });
    expect(await give(theirs.accountId, here)).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await local.mutate('staff.deactivate', { accountId: both.accountId })).toMatchObject({ status: 404 });
    expect(await local.query('staff.history', { accountId: theirs.accountId })).toMatchObject({ status: 404 });
    expect(await local.mutate('staff.addCompany', { name: 'Mine' })).toMatchObject({ status: 403 });
    expect((await local.mutate('staff.addBranch', { name: 'Boone', companyId: company })).data).toEqual({
      kind: 'done',
    });
    expect(await local.mutate('staff.addBranch', { name: 'Boone', companyId: other })).toMatchObject({ status: 403 });
  });
});

describe('signing in', () => {
  const email = 'processor@sandbox.example';
  const signIn = (code: string, password = demoPassword) => {
    const browser = server.browser();
    return browser.auth('/api/authPortal/callback/credentials', { email, password, code }).then(({ status }) => ({
      browser,
      status,
    }));
  };
  /** As if half a minute had passed since the last code. */
  const forgetStep = () =>
    server.container.database.pool.query('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [email]);
  const idOf = async () =>
    (await server.container.database.pool.query('SELECT id FROM accounts WHERE email = $1', [email])).rows[0].id;

  it('locks after too many wrong tries until someone unlocks it', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn('000000');
    expect((await signIn(currentTimeBasedCode(demoSecretOf(email)))).status).toBe(401);
    const accountId = await idOf();
    expect((await listed(admin, accountId))?.isLocked).toBe(true);
    expect((await admin.mutate('staff.unlock', { accountId })).data).toEqual({ kind: 'done' });
    expect((await admin.mutate('staff.unlock', { accountId })).data).toEqual({ kind: 'nothingToDo' });
    expect((await listed(admin, accountId))?.isLocked).toBe(false);
    expect((await signIn(currentTimeBasedCode(demoSecretOf(email)))).status).toBe(200);
  });

  it('takes each recovery code once, and none of before once new ones are made', async () => {
    await forgetStep();
    const { browser } = await signIn(currentTimeBasedCode(demoSecretOf(email)));
    await forgetStep();
    const made = await browser.mutate('portal.renewRecoveryCodes', { code: currentTimeBasedCode(demoSecretOf(email)) });
    const { codes } = made.data as { codes: string[] };
    const [first = '', second = '', third = ''] = codes;
    expect(first).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/);
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    const renewed = await browser.mutate('portal.renewRecoveryCodes', { code: second });
    expect(renewed.status).toBe(200);
    expect((await signIn(third)).status).toBe(401);
    expect((await browser.query('portal.account')).data).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await browser.mutate('portal.renewRecoveryCodes', { code: '000000' })).toMatchObject({
      reason: 'appCodeNotValid',
    });
  });

  it('shows where one is signed in, ends one session, and all others with a new password', async () => {
    await forgetStep();
    const { browser } = await signIn(currentTimeBasedCode(demoSecretOf(email)));
    const elsewhere = await staffBrowser(server, []);
    await forgetStep();
    const made = await browser.mutate('portal.renewRecoveryCodes', { code: currentTimeBasedCode(demoSecretOf(email)) });
    const [one = '', two = '', three = ''] = (made.data as { codes: string[] }).codes;
    const phone = (await signIn(one)).browser;
    const { sessions } = (await phone.query('portal.account')).data as { sessions: { id: string; isThis: boolean }[] };
    const mine = sessions.find(({ isThis }) => isThis)?.id ?? '';
    expect(await elsewhere.mutate('portal.endSession', { id: mine })).toMatchObject({ status: 404 });
    expect((await browser.mutate('portal.endSession', { id: mine })).status).toBe(200);
    expect((await phone.query('portal.me')).status).toBe(401);
    const laptop = (await signIn(two)).browser;
    const change = { newPassword: 'another long sentence', code: three };
    expect((await browser.mutate('portal.changePassword', { ...change, password: 'wrong' })).data).toEqual({
      kind: 'wrongPassword',
    });
    const [, , , four = ''] = (made.data as { codes: string[] }).codes;
    expect(
      (await browser.mutate('portal.changePassword', { ...change, password: demoPassword, code: four })).data,
    ).toEqual({ kind: 'done' });
    expect((await laptop.query('portal.me')).status).toBe(401);
    expect((await browser.query('portal.me')).status).toBe(200);
    await admin.mutate('staff.reset', { accountId: await idOf() });
    expect((await browser.query('portal.me')).status).toBe(401);
    expect(await newestMail(server, email, (text) => text.includes('/portal/enrol?token='))).toContain('reset');
  });
});

describe('an invitation', () => {
  it('sent again makes the first one void', async () => {
    const email = 'again@lender.example';
    const first = await server.container.database.transact((tx) =>
      inviteStaff(server.container, tx, { email, firstName: 'A', lastName: 'B', grants: [] }),
    );
    const { rows } = await server.container.database.pool.query('SELECT id FROM accounts WHERE email = $1', [email]);
    expect((await admin.mutate('staff.reset', { accountId: rows[0].id })).data).toEqual({ kind: 'done' });
    expect(await server.browser().query('portal.enrolment', { token: first })).toMatchObject({
      reason: 'linkNotValid',
    });
  });
});

describe('the log of the portal', () => {
  it('cannot be changed, and a change behind its back is found', async () => {
    const { database, ring } = server.container;
    const pool = server.superuser;
    const brokenAt = async () => (await checkedChain(database, { chain: STAFF_CHAIN, ring })).brokenAt;
    await expect(pool.query("UPDATE staff_events SET kind = 'other'")).rejects.toThrow('can only be added');
    await expect(pool.query('DELETE FROM staff_events')).rejects.toThrow('can only be added');
    expect(await brokenAt()).toBeNull();
    await server.superuser.query('ALTER TABLE staff_events DISABLE TRIGGER refuse_staff_event_change');
    await server.superuser.query(`UPDATE staff_events SET body = '{"forged":true}' WHERE seq = 2`);
    expect(await brokenAt()).toBe(2);
  });
});
