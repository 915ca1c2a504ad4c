import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { askForCode, dana, newestMail } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentTimeBasedCode } from '../auth/time-based-code.ts';

const APPLICANT = '/api/authApplicant';
const PORTAL = '/api/authPortal';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());
const rows = async (sql: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(sql, values)).rows;
beforeEach(() => server.superuser.query('TRUNCATE sign_in_tries, rate_limits'));

/** A browser at an IP address of its own. */
const at = (address: string): TestBrowser => {
  const browser = server.browser();
  const send = browser.fetch.bind(browser);
  browser.fetch = (path, init = {}) =>
    send(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address } });
  return browser;
};
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const STAFF = 'processor@sandbox.example';
const freshCode = async () => {
  await rows('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [STAFF]);
  return currentTimeBasedCode(demoSecretOf(STAFF));
};
const signInStaff = async (browser: TestBrowser, { password = demoPassword, code = '' } = {}) => {
  const response = await browser.auth(`${PORTAL}/callback/credentials`, { email: STAFF, password, code });
  return { status: response.status, url: (await response.json()).url as string };
};

describe('guessing at a staff account', () => {
  it('stops the guesser, and neither the owner elsewhere nor a device the owner uses', async () => {
    const office = '203.0.113.20';
    const laptop = at(office);
    expect((await signInStaff(laptop, { code: await freshCode() })).status).toBe(200);
    await laptop.auth(`${PORTAL}/signout`);
    for (let tries = 0; tries < 10; tries += 1) await signInStaff(at(office), { password: 'a guess', code: '000000' });
    const guess = await signInStaff(at(office), { code: await freshCode() });
    expect([guess.status, guess.url]).toEqual([401, expect.stringContaining('tooManyTries')]);
    expect((await signInStaff(laptop, { code: await freshCode() })).status).toBe(200);
    expect((await signInStaff(at('203.0.113.21'), { code: await freshCode() })).status).toBe(200);
    expect((await signInStaff(at(office), { code: await freshCode() })).url).toContain('tooManyTries');
  });

  it('from very many addresses at once locks no one out', async () => {
    for (let round = 0; round < 40; round += 1)
      await Promise.all(
        Array.from({ length: 3 }, () => signInStaff(at(newAddress()), { password: 'a guess', code: '000000' })),
      );
    expect((await signInStaff(at(newAddress()), { code: await freshCode() })).status).toBe(200);
  });

  it('many times at once is checked no more often than one after the other', async () => {
    const tries = await Promise.all(
      Array.from({ length: 16 }, () => signInStaff(at('203.0.113.30'), { password: 'a guess', code: '000000' })),
    );
    expect(tries.filter(({ url }) => url.includes('CredentialsSignin'))).toHaveLength(10);
  });

  it('waits longer after each further failure, and is forgiven by a right try', async () => {
    const address = '203.0.113.31';
    const wait = async () => {
      await rows("UPDATE sign_in_tries SET last_at = last_at - interval '31 seconds'");
      return (await signInStaff(at(address), { password: 'a guess', code: '000000' })).url;
    };
    for (let tries = 0; tries < 10; tries += 1) await signInStaff(at(address), { password: 'a guess' });
    expect(await wait()).toContain('CredentialsSignin');
    expect(await wait()).toContain('tooManyTries');
    expect(await wait()).toContain('CredentialsSignin');
    await rows("UPDATE sign_in_tries SET last_at = last_at - interval '15 minutes'");
    expect((await signInStaff(at(address), { code: await freshCode() })).status).toBe(200);
    expect(await wait()).toContain('CredentialsSignin');
  });

  it('at the second factor with a known password is limited for the whole account', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      expect((await signInStaff(at(newAddress()), { code: '000000' })).url).toContain('CredentialsSignin');
    expect((await signInStaff(at(newAddress()), { code: '000000' })).url).toContain('tooManyTries');
  });
});

describe('a clock that was hours ahead at an earlier sign-in', () => {
  it('does not lock staff out once it is right', async () => {
    const code = await freshCode();
    await rows('UPDATE accounts SET totp_last_step = $2 WHERE email = $1', [
      STAFF,
      Math.floor(Date.now() / 30_000) + 5 * 120,
    ]);
    expect((await signInStaff(at('203.0.113.40'), { code })).status).toBe(200);
    expect((await signInStaff(at('203.0.113.40'), { code })).status).toBe(401);
  });
});

describe('an applicant', () => {
  const applicant = async (email: string) => {
    const owner = at(newAddress());
    await owner.startLead({ ...dana, email });
    return owner;
  };

  it('signs in with a mailed code while strangers request codes and enter wrong ones', async () => {
    const email = 'code-owner@example.com';
    const owner = await applicant(email);
    const code = await askForCode(server, owner, email);
    const stranger = at(newAddress());
    for (let tries = 0; tries < 6; tries += 1) {
      await stranger.mutate('identity.requestCode', { email });
      await stranger.auth(`${APPLICANT}/callback/email-code`, { email, code: '000000' });
    }
    const others = at(newAddress());
    for (let tries = 0; tries < 6; tries += 1)
      await others.auth(`${APPLICANT}/callback/email-code`, { email, code: '000000' });
    expect((await owner.auth(`${APPLICANT}/callback/email-code`, { email, code })).status).toBe(200);
    expect((await owner.mutate('identity.requestCode', { email })).status).toBe(200);
  });

  it('loses a code after five wrong tries of their own', async () => {
    const email = 'five-tries@example.com';
    const owner = await applicant(email);
    const code = await askForCode(server, owner, email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await owner.auth(`${APPLICANT}/callback/email-code`, { email, code: wrong });
    expect((await owner.auth(`${APPLICANT}/callback/email-code`, { email, code })).status).toBe(401);
  });

  it('is not locked out of a password by a stranger', async () => {
    const email = 'password-owner@example.com';
    const owner = await applicant(email);
    const code = await askForCode(server, owner, email);
    await owner.auth(`${APPLICANT}/callback/email-code`, { email, code });
    const password = 'a lamp in every window';
    expect((await owner.mutate('identity.setPassword', { password })).data).toEqual({ kind: 'done' });
    const guess = async (browser: TestBrowser, typed: string) =>
      (await browser.auth(`${APPLICANT}/callback/credentials`, { email, password: typed })).status;
    const stranger = at(newAddress());
    for (let tries = 0; tries < 12; tries += 1) expect(await guess(stranger, 'a guess')).toBe(401);
    expect(await guess(stranger, password)).toBe(401);
    expect(await guess(at(newAddress()), password)).toBe(200);
    await owner.auth(`${APPLICANT}/signout`);
    expect(await guess(owner, password)).toBe(200);
  });
});

describe('a sign-in', () => {
  it('leaves a log line and a row with outcome and address, without password and email', async () => {
    const from = server.logged.length;
    const address = '203.0.113.50';
    await signInStaff(at(address), { password: 'my secret guess' });
    await signInStaff(at(address), { code: await freshCode() });
    const lines = server.logged.slice(from).filter((line) => line.includes('"event":"signIn"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', realm: 'portal', way: 'passwordAndCode', outcome: 'refused', address },
      { level: 'info', realm: 'portal', way: 'passwordAndCode', outcome: 'succeeded', address },
    ]);
    expect(lines.join('')).not.toMatch(/sandbox\.example|my secret guess/);
    const stored = await rows(
      `SELECT outcome, e.address FROM sign_in_events e JOIN accounts a ON a.id = e.account_id
       WHERE a.email = $1 AND e.address = $2 ORDER BY e.id`,
      [STAFF, address],
    );
    expect(stored).toEqual([
      { outcome: 'refused', address },
      { outcome: 'succeeded', address },
    ]);
    const forge = "UPDATE sign_in_events SET outcome = 'forged'";
    await expect(rows(forge)).rejects.toThrow('permission denied');
    await expect(server.superuser.query(forge)).rejects.toThrow('can only be added');
    await expect(rows('DELETE FROM sign_in_events')).rejects.toThrow('can only be added');
  });

  it('that is slowed down leaves a line and a row too, and a flood of them only a few', async () => {
    const from = server.logged.length;
    const address = '203.0.113.51';
    for (let tries = 0; tries < 30; tries += 1) await signInStaff(at(address), { password: 'my secret guess' });
    const slowed = server.logged.slice(from).filter((line) => line.includes('"outcome":"slowedDown"'));
    expect(slowed.length).toBeGreaterThan(0);
    expect(slowed.length).toBeLessThan(15);
    const stored = await rows(
      `SELECT count(*)::int AS slowed FROM sign_in_events e JOIN accounts a ON a.id = e.account_id
       WHERE a.email = $1 AND e.address = $2 AND outcome = 'slowedDown'`,
      [STAFF, address],
    );
    expect(stored).toEqual([{ slowed: slowed.length }]);
  });

  it.each([APPLICANT, PORTAL])('of %s called without a form gets a clear refusal', async (base) => {
    const response = await server.fetch(`${base}/callback/credentials`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ error: { code: 'wrongMethod' } });
  });

  it('tells the unknown address how to start, from wherever it asks', async () => {
    const email = 'unknown-here@example.com';
    await at(newAddress()).mutate('identity.requestCode', { email });
    expect(await newestMail(server, email)).toContain('no application for it');
  });
});
