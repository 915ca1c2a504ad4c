import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { joinedCouple } from '#testing/couple.ts';
import { askForCode, newestMail, proveSessions } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(sql, values)).rows;

const start = async () => {
  const lead = await personaLead(server, workedExampleCouple, 'application3');
  const [{ document }] = await rows('SELECT document FROM applications WHERE id = $1', [lead.applicationId]);
  return { ...lead, base: String(document.borrower.email) };
};

const codeFor = async (email: string): Promise<string> => {
  const mail = await newestMail(server, email, (text) => text.includes('for your application'));
  return /code is (\d{6})/.exec(mail)?.[1] ?? '';
};

describe('a changed email address', () => {
  it('is proved by a code to the new address, and the old one gets a notice', async () => {
    const { browser, applicationId, base } = await start();
    const email = 'proved@example.com';
    await browser.mutate('application.requestEmailCode', { email });
    const code = await codeFor(email);
    const wrong = await browser.mutate('application.changeEmail', {
      email,
      base,
      code: code === '000000' ? '111111' : '000000',
    });
    expect(wrong).toMatchObject({ reason: 'codeNotValid' });
    const other = await browser.mutate('application.changeEmail', { email: 'unproved@example.com', base, code });
    expect(other).toMatchObject({ reason: 'codeNotValid' });
    expect((await browser.mutate('application.changeEmail', { email, base, code })).data).toEqual({ kind: 'saved' });
    const [stored] = await rows('SELECT document FROM applications WHERE id = $1', [applicationId]);
    expect(stored).toMatchObject({ document: { borrower: { email } } });
    const events = await rows("SELECT actor, body FROM events WHERE application_id = $1 AND kind = 'emailChanged'", [
      applicationId,
    ]);
    expect(events).toEqual([{ actor: 'borrower', body: { before: base, after: email } }]);
    expect(await newestMail(server, base, (text) => text.includes('p…@example.com'))).toContain('call us');
    expect((await browser.query('funnel.current')).data).toMatchObject({ isEmailConfirmed: true });
  });

  it('signs in from then on, and its code serves no sign-in and no second change', async () => {
    const { browser, base } = await start();
    const email = 'signs-in@example.com';
    await browser.mutate('application.requestEmailCode', { email });
    const code = await codeFor(email);
    const stranger = server.browser();
    await stranger.mutate('identity.requestCode', { email });
    expect(await stranger.mutate('identity.people', { email, code })).toMatchObject({ reason: 'codeNotValid' });
    expect((await browser.mutate('application.changeEmail', { email, base, code })).data).toEqual({ kind: 'saved' });
    const unproved = await browser.mutate('application.changeEmail', { email, base: email, code });
    expect(unproved).toMatchObject({ reason: 'confirmationRequired' });
    await proveSessions(server);
    const again = await browser.mutate('application.changeEmail', { email, base: email, code });
    expect(again).toMatchObject({ reason: 'codeNotValid' });
    expect(await askForCode(server, stranger, email)).toMatch(/^\d{6}$/);
  });

  it('is each person’s own', async () => {
    const { borrower, coborrower, email: base } = await joinedCouple(server);
    const [{ document: before }] = await rows('SELECT document FROM applications WHERE id = $1', [
      borrower.applicationId,
    ]);
    const email = 'marcus-moved@example.com';
    await coborrower.mutate('application.requestEmailCode', { email });
    const change = { email, base, code: await codeFor(email) };
    expect(await borrower.browser.mutate('application.changeEmail', change)).toMatchObject({ reason: 'codeNotValid' });
    expect((await coborrower.mutate('application.changeEmail', change)).data).toEqual({ kind: 'saved' });
    const [{ document: after }] = await rows('SELECT document FROM applications WHERE id = $1', [
      borrower.applicationId,
    ]);
    expect(after.coborrower).toEqual({ ...before.coborrower, email });
    expect(after.borrower).toEqual(before.borrower);
  });

  it('conflicts with a change made elsewhere', async () => {
    const { browser } = await start();
    const email = 'late@example.com';
    await browser.mutate('application.requestEmailCode', { email });
    const answer = await browser.mutate('application.changeEmail', {
      email,
      base: 'older@example.com',
      code: await codeFor(email),
    });
    expect(answer.data).toMatchObject({ kind: 'conflict' });
  });

  it('is not changed by a page once it was confirmed', async () => {
    const { browser, submit, base } = await start();
    const email = 'confirmed@example.com';
    await browser.mutate('application.requestEmailCode', { email });
    await browser.mutate('application.changeEmail', { email, base, code: await codeFor(email) });
    expect((await submit('email', { email: 'silent@example.com' })).data).toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['email'], code: 'emailCodeNeeded' }],
    });
  });
});
