import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { invitationToken, joinedCouple } from '#testing/couple.ts';
import { newestMail } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const born = '1984-06-21';
const rows = async (sql: string, id: string) => (await server.container.database.pool.query(sql, [id])).rows;
const kindsOf = async (id: string) =>
  (await rows("SELECT kind FROM events WHERE application_id = $1 AND kind LIKE 'coborrower%' ORDER BY seq", id)).map(
    ({ kind }) => kind,
  );
const emailOf = async (id: string): Promise<string> =>
  (await rows('SELECT document FROM applications WHERE id = $1', id))[0].document.borrower.email;

const invited = async (email: string) => {
  const lead = await personaLead(server, workedExampleCouple, 'coborrower');
  await lead.submit('coborrower', { email });
  return { ...lead, token: await invitationToken(server, email) };
};
const say = (token: string, answer: 'decline' | 'takeBack') =>
  server.browser().mutate('identity.answerInvitation', { token, answer });

describe('a person who was invited', () => {
  it('declines, the borrower is told once, and nobody joins by that link', async () => {
    const { token, applicationId, browser } = await invited('no-thanks@example.com');
    expect(await say(token, 'decline')).toMatchObject({ status: 200 });
    expect(await say(token, 'decline')).toMatchObject({ status: 200 });
    expect((await server.browser().query('identity.invitation', { token })).data).toMatchObject({ isDeclined: true });
    expect(await server.browser().mutate('identity.join', { token, dateOfBirth: born })).toMatchObject({
      reason: 'linkNotValid',
    });
    expect((await browser.query('application.otherPerson')).data).toMatchObject({
      firstName: 'Marcus',
      state: 'declined',
    });
    const mail = await newestMail(server, await emailOf(applicationId), (text) => text.includes('declined'));
    expect(mail).toContain('Marcus Whitfield declined your invitation');
    expect(mail).toContain('/app/initial-setup/coborrower');
    expect(await kindsOf(applicationId)).toEqual(['coborrowerInvited', 'coborrowerDeclined']);
  });

  it('takes it back while the link is good, and joins', async () => {
    const { token, browser } = await invited('after-all@example.com');
    await say(token, 'decline');
    await say(token, 'takeBack');
    expect((await browser.query('application.otherPerson')).data).toMatchObject({ state: 'invited' });
    await say(token, 'decline');
    await say(token, 'takeBack');
    const joined = await server.browser().mutate('identity.join', { token, dateOfBirth: born });
    expect(joined.data).toEqual({ kind: 'joined' });
    expect(await say(token, 'decline')).toMatchObject({ reason: 'linkNotValid' });
  });

  it('is no longer asked once the borrower has invited someone else, and cannot come back by the old link', async () => {
    const { token, submit, browser } = await invited('first-choice@example.com');
    await say(token, 'decline');
    await submit('coborrower', { email: 'second-choice@example.com', firstName: 'Sam' });
    expect(await say(token, 'takeBack')).toMatchObject({ reason: 'linkNotValid' });
    expect((await browser.query('application.otherPerson')).data).toMatchObject({ firstName: 'Sam', state: 'invited' });
  });

  it('who declines after the application was sent is told of to staff', async () => {
    const { token, applicationId } = await invited('too-late@example.com');
    await rows("UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1", applicationId);
    await say(token, 'decline');
    const [message] = await rows('SELECT person, read_at FROM loan_messages WHERE application_id = $1', applicationId);
    expect(message).toMatchObject({ person: 'borrower', read_at: null });
  });
});

describe('a coborrower who joined', () => {
  it('leaves: out at once, nothing of theirs counts, and the borrower decides how to go on', async () => {
    const { borrower, coborrower, submitAs } = await joinedCouple(server);
    const { applicationId } = borrower;
    await submitAs('coborrower', 'isSelfEmployed');
    await submitAs('coborrower', 'creditScore');
    expect((await coborrower.query('identity.account')).data).toMatchObject({ inviter: 'Dana Whitfield' });
    expect((await coborrower.mutate('application.leave')).data).toEqual({ kind: 'left' });
    expect(await coborrower.query('funnel.drafts')).toMatchObject({ status: 401 });
    expect((await borrower.browser.query('application.otherPerson')).data).toMatchObject({
      firstName: 'Marcus',
      state: 'left',
    });
    const [{ document }] = await rows('SELECT document FROM applications WHERE id = $1', applicationId);
    expect(document.coborrower).toMatchObject({ firstName: 'Marcus', dateOfBirth: null, annualIncome: null });
    for (const table of ['secrets', 'drafts'])
      expect(
        await rows(`SELECT 1 FROM ${table} WHERE application_id = $1 AND person = 'coborrower'`, applicationId),
      ).toEqual([]);
    expect(await newestMail(server, await emailOf(applicationId), (text) => text.includes('has left'))).toContain(
      'Marcus Whitfield',
    );
    const alone = await submitAs('borrower', 'coborrower', {
      ...{ hasCoborrower: false, firstName: null, lastName: null, email: null },
    });
    expect(alone.data).toMatchObject({ kind: 'saved' });
    expect((await borrower.browser.query('application.otherPerson')).data).toBeNull();
  });

  it('is invited again like anyone', async () => {
    const { borrower, coborrower, email } = await joinedCouple(server);
    const used = await invitationToken(server, email);
    await coborrower.mutate('application.leave');
    expect(await borrower.browser.mutate('application.inviteAgain')).toMatchObject({ status: 200 });
    expect((await borrower.browser.query('application.otherPerson')).data).toMatchObject({ state: 'invited' });
    await expect.poll(() => invitationToken(server, email)).not.toBe(used);
    const token = await invitationToken(server, email);
    const joined = await server.browser().mutate('identity.join', { token, dateOfBirth: born });
    expect(joined.data).toEqual({ kind: 'joined' });
  });

  it('asks us once the application was sent; a borrower never leaves alone', async () => {
    const { borrower, coborrower } = await joinedCouple(server);
    expect(await borrower.browser.mutate('application.leave')).toMatchObject({ reason: 'notAllowed' });
    await rows("UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1", borrower.applicationId);
    expect((await coborrower.mutate('application.leave')).data).toEqual({ kind: 'sent' });
    expect((await coborrower.query('funnel.drafts')).status).toBe(200);
  });
});
