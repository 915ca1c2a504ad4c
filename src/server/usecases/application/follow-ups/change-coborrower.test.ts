import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';
import { invitationToken, joinedCouple } from '#testing/couple.ts';
import { askForCode, newestMail } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const BASE = '/api/authApplicant';
const rows = async (sql: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(sql, values)).rows;
const born = '1984-06-21';
const invite = async (email: string) => {
  const lead = await personaLead(server, workedExampleCouple, 'coborrower');
  expect((await lead.submit('coborrower', { email })).data).toMatchObject({ kind: 'saved' });
  return lead;
};

describe('an invitation', () => {
  it('is mailed once, names who is meant and is kept only as a hash', async () => {
    const lead = await invite('hash@example.com');
    const token = await invitationToken(server, 'hash@example.com');
    const stored = await rows('SELECT token_hash, expires_at FROM invitations WHERE application_id = $1', [
      lead.applicationId,
    ]);
    expect(stored).toHaveLength(1);
    expect(stored[0].token_hash.toString('utf8')).not.toContain(token);
    const shown = await server.browser().query('identity.invitation', { token });
    expect(shown.data).toMatchObject({ email: 'hash@example.com', firstName: 'Marcus' });
    await lead.submit('coborrower', { email: 'hash@example.com' });
    expect(await rows('SELECT 1 FROM invitations WHERE application_id = $1', [lead.applicationId])).toHaveLength(1);
  });

  it('works once, opens a session of its own on the co-borrower’s first page, and proves the address', async () => {
    const lead = await invite('once@example.com');
    const token = await invitationToken(server, 'once@example.com');
    const browser = server.browser();
    expect((await browser.mutate('identity.join', { token, dateOfBirth: born })).data).toEqual({ kind: 'joined' });
    expect((await browser.query('funnel.current')).data).toMatchObject({
      person: 'coborrower',
      status: 'isSelfEmployed',
      isEmailConfirmed: true,
      application: { coborrower: { dateOfBirth: born } },
    });
    expect((await lead.browser.query('funnel.current')).data).toMatchObject({ person: 'borrower' });
    const again = await server.browser().mutate('identity.join', { token, dateOfBirth: born });
    expect(again).toMatchObject({ status: 404, reason: 'linkNotValid' });
  });

  it.each([
    ['two at once', async (token: string) => token],
    [
      'after its time',
      async (token: string) => {
        await rows("UPDATE invitations SET expires_at = now() - interval '1 second'");
        return token;
      },
    ],
  ])('never lets more than one in: %s', async (name, prepare) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await invite(email);
    const token = await prepare(await invitationToken(server, email));
    const tries = await Promise.all(
      [1, 2, 3].map(() => server.browser().mutate('identity.join', { token, dateOfBirth: born })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(name === 'two at once' ? 1 : 0);
  });

  it('refuses someone under 18, and keeps the link for them', async () => {
    await invite('young@example.com');
    const token = await invitationToken(server, 'young@example.com');
    const young = await server.browser().mutate('identity.join', { token, dateOfBirth: '2015-01-01' });
    expect(young.data).toEqual({ kind: 'invalid', code: 'tooYoung' });
    expect((await server.browser().query('identity.invitation', { token })).status).toBe(200);
  });

  it('goes out again on request, by the borrower only, and the earlier link stops', async () => {
    const lead = await invite('again@example.com');
    const first = await invitationToken(server, 'again@example.com');
    expect(await lead.browser.mutate('application.inviteAgain')).toMatchObject({ status: 200 });
    expect((await server.browser().query('identity.invitation', { token: first })).reason).toBe('linkNotValid');
    const couple = await joinedCouple(server);
    expect((await couple.coborrower.mutate('application.inviteAgain')).reason).toBe('notAllowed');
    expect((await couple.borrower.browser.mutate('application.inviteAgain')).reason).toBe('notAllowed');
  });

  it('to another address before anyone joined stops the first link', async () => {
    const lead = await invite('typo@example.com');
    const first = await invitationToken(server, 'typo@example.com');
    await lead.submit('coborrower', { email: 'right@example.com' });
    expect((await server.browser().query('identity.invitation', { token: first })).reason).toBe('linkNotValid');
    expect(await invitationToken(server, 'right@example.com')).not.toBe('');
  });
});

describe('a second person', () => {
  it('sees of the other only the name, and how far they are', async () => {
    const { borrower, coborrower } = await joinedCouple(server);
    expect((await borrower.browser.query('application.otherPerson')).data).toMatchObject({
      firstName: 'Marcus',
      state: 'working',
    });
    const seen = (await coborrower.query('funnel.current')).data as {
      application: { user: object; liabilities: { debtor: string }[] };
    };
    expect(seen.application.user).toMatchObject({ firstName: 'Dana', ssnLast4: null, annualIncome: null });
    expect(seen.application.liabilities.filter(({ debtor }) => debtor === 'borrower')).toEqual([]);
  });

  it('moves on their own pages without moving the borrower', async () => {
    const { borrower, coborrower, submitAs } = await joinedCouple(server);
    const before = (await borrower.browser.query('funnel.current')).data as { status: string };
    expect((await submitAs('coborrower', 'isSelfEmployed')).data).toMatchObject({ status: 'creditScore' });
    expect((await borrower.browser.query('funnel.current')).data).toMatchObject({ status: before.status });
    expect((await coborrower.query('application.current')).data).toMatchObject({ applicationStatus: 'creditScore' });
  });

  it.each(['propertyValue', 'mortgageBalance', 'debtConsolidation', 'application3', 'joinWaitlist', 'coborrower'])(
    'may not answer %s, which is the household’s',
    async (step) => {
      const { coborrower } = await joinedCouple(server);
      expect(await coborrower.mutate('funnel.submitStep', { step, answers: {}, base: {} })).toMatchObject({
        reason: 'outOfTurn',
      });
    },
  );

  it('cannot have the borrower’s SSN', async () => {
    const { submitAs } = await joinedCouple(server);
    await submitAs('coborrower', 'isSelfEmployed');
    const ssn = workedExampleCouple.borrower.creditScore?.ssn;
    expect((await submitAs('coborrower', 'creditScore', { ssn, ssnLast4: null })).data).toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['ssn'], code: 'ssnOfOther' }],
    });
  });

  it('who is removed loses access at once and leaves nothing to the next', async () => {
    const { borrower, coborrower, submitAs, email } = await joinedCouple(server);
    await submitAs('coborrower', 'isSelfEmployed');
    await submitAs('coborrower', 'creditScore');
    await coborrower.mutate('funnel.saveDraft', { step: 'application', draft: { phone: '8285550142' } });
    await coborrower.mutate('loan.write', { text: 'Please do not call me at work.' });
    const replaced = await submitAs('borrower', 'coborrower', { firstName: 'Sam', email: `sam-${email}` });
    expect(replaced.data).toMatchObject({ kind: 'saved' });
    expect(await coborrower.query('funnel.drafts')).toMatchObject({ status: 401 });
    expect(await newestMail(server, email, (text) => text.includes('removed you from'))).toContain('Marcus');
    const { document } = (await rows('SELECT document FROM applications WHERE id = $1', [borrower.applicationId]))[0];
    expect(document.coborrower).toMatchObject({
      firstName: 'Sam',
      dateOfBirth: null,
      ssnLast4: null,
      annualIncome: null,
    });
    for (const table of ['secrets', 'drafts'])
      expect(
        await rows(`SELECT 1 FROM ${table} WHERE application_id = $1 AND person = 'coborrower'`, [
          borrower.applicationId,
        ]),
      ).toEqual([]);
    const open = await rows(
      "SELECT 1 FROM reports WHERE application_id = $1 AND person = 'coborrower' AND retired_at IS NULL",
      [borrower.applicationId],
    );
    expect(open).toEqual([]);
    const next = server.browser();
    const token = await invitationToken(server, `sam-${email}`);
    await next.mutate('identity.join', { token, dateOfBirth: born });
    expect((await next.query('funnel.drafts')).data).toEqual({});
    expect((await next.query('application.facts')).data).toMatchObject({ credit: null });
    expect((await next.query('loan.hub')).data).toMatchObject({ messages: [] });
    await submitAs('borrower', 'coborrower', { hasCoborrower: false, firstName: null, lastName: null, email: null });
    expect(await next.query('funnel.drafts')).toMatchObject({ status: 401 });
    expect((await borrower.browser.query('application.otherPerson')).data).toBeNull();
  });
});

describe('two people with one address', () => {
  const signIn = async (email: string, chosen: Record<string, string> = {}) => {
    const browser = server.browser();
    const code = await askForCode(server, browser, email);
    const response = await browser.auth(`${BASE}/callback/email-code`, { email, code, ...chosen });
    return { browser, code, response, body: (await response.json()) as { url: string } };
  };

  it('pick their name after the code and confirm their birth date', async () => {
    const lead = await personaLead(server, workedExampleCouple, 'coborrower');
    const [{ email }] = await rows(
      'SELECT a.email FROM accounts a JOIN application_people p ON p.account_id = a.id WHERE p.application_id = $1',
      [lead.applicationId],
    );
    await lead.submit('coborrower', { email });
    const joined = server.browser();
    await joined.mutate('identity.join', { token: await invitationToken(server, email), dateOfBirth: born });

    const { browser, code, response, body } = await signIn(email);
    expect(response.status).toBe(401);
    expect(new URL(body.url).searchParams.get('error')).toBe('choosePerson');
    const named = (await browser.mutate('identity.people', { email, code })).data as { id: string; name: string }[];
    expect(named.map(({ name }) => name).sort()).toEqual(['Dana Whitfield', 'Marcus Whitfield']);
    const idOf = (first: string) => named.find(({ name }) => name.startsWith(first))?.id ?? '';

    const wrong = await browser.auth(`${BASE}/callback/email-code`, {
      email,
      code,
      accountId: idOf('Marcus'),
      dateOfBirth: '01/01/1970',
    });
    expect(wrong.status).toBe(401);
    const right = await browser.auth(`${BASE}/callback/email-code`, {
      email,
      code,
      accountId: idOf('Marcus'),
      dateOfBirth: '06/21/1984',
    });
    expect(right.status).toBe(200);
    expect((await browser.query('funnel.current')).data).toMatchObject({ person: 'coborrower' });

    const other = await signIn(email, {
      accountId: idOf('Dana'),
      dateOfBirth: workedExampleCouple.borrower.creditScore?.dateOfBirth ?? '',
    });
    expect(other.response.status).toBe(200);
    expect((await other.browser.query('funnel.current')).data).toMatchObject({ person: 'borrower' });
  });

  it('are named to nobody without the code, and a stranger’s account cannot be picked', async () => {
    const { email } = await joinedCouple(server);
    const nosy = server.browser();
    await nosy.mutate('identity.requestCode', { email });
    const asked = await nosy.mutate('identity.people', { email, code: '000000' });
    expect(asked).toMatchObject({ reason: 'codeNotValid' });
    const [stranger] = await rows("SELECT id FROM accounts WHERE realm = 'applicant' AND email_hash <> $1 LIMIT 1", [
      lookupHash(server.container.ring, 'email', email),
    ]);
    const { browser } = await signIn(email, { accountId: stranger.id, dateOfBirth: born });
    expect((await browser.query('funnel.current')).data).toBeNull();
  });
});
