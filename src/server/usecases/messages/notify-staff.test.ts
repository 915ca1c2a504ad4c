import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#entities/contract/desk/notification.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('sends the loan’s assignee one mail until it is read, without its text', async () => {
  const { pool } = server.container.database;
  const { loanId, applicant } = await deskLoan(server);
  const worker = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const { rows } = await pool.query('SELECT email FROM accounts WHERE id = $1', [worker.accountId]);
  const mails = () => sentMails(server.container, rows[0].email);
  await applicant.mutate('loan.write', { text: 'Is anybody there?' });
  await pool.query('UPDATE applications SET assigned_to = $1 WHERE id = $2', [worker.accountId, loanId]);
  expect(await mails()).toEqual([]);
  await applicant.mutate('loan.write', { text: 'I moved to another bank.' });
  await applicant.mutate('loan.write', { text: 'Hello?' });
  const [first, ...others] = await mails();
  expect(others).toEqual([]);
  expect(first?.text).toContain(`/portal/loan/${loanId}/messages`);
  expect(first?.text).not.toMatch(/another bank|Hello\?/);
  await worker.mutate('loanWork.readMessages', { loanId, person: 'borrower' });
  await applicant.mutate('loan.write', { text: 'One more thing.' });
  expect(await mails()).toHaveLength(2);
});

describe('what a member of staff is told of', () => {
  const rowsOf = async (browser: Colleague) =>
    ((await browser.query('desk.notifications')).data as Notification[]).map(({ kind, by, loan, isUnread }) => ({
      ...{ kind, by, loanId: loan.id, isUnread },
    }));
  const unreadOf = async (browser: Colleague) =>
    ((await browser.query('desk.counts')).data as { unread: number }).unread;
  const named = async (firstName: string, grants: readonly TestGrant[]) => {
    const browser = await staffBrowser(server, grants);
    const text = 'UPDATE accounts SET first_name = $2, last_name = $3 WHERE id = $1 RETURNING email';
    const { rows } = await server.superuser.query(text, [browser.accountId, firstName, 'Bell']);
    return Object.assign(browser, { email: String(rows[0].email) });
  };
  type Colleague = Awaited<ReturnType<typeof named>>;

  it('is a mention in a note: under the bell and by a mail without the note and its people, once and to no one out of reach', async () => {
    const { loanId } = await deskLoan(server);
    const writer = await named('Wanda', [{ role: 'processor', scopeKind: 'lender' }]);
    const reader = await named('Rita', [{ role: 'closer', scopeKind: 'lender' }]);
    const outside = await named('Otto', [{ role: 'processor', scopeKind: 'own' }]);
    const names = ((await writer.query('loanFile.colleagues', { loanId })).data as { name: string }[]).map(
      ({ name }) => name,
    );
    expect([names.includes('Rita Bell'), names.includes('Otto Bell')]).toEqual([true, false]);
    const text = 'Alma wants Friday: can @Rita Bell, @otto bell and @Wanda Bell see to it? @Rita Bell';
    await writer.mutate('loanWork.writeNote', { loanId, text });
    const told = { kind: 'mention', by: 'Wanda Bell', loanId, isUnread: true };
    expect(await rowsOf(reader)).toEqual([told]);
    expect([await unreadOf(reader), await unreadOf(writer), await unreadOf(outside)]).toEqual([1, 0, 0]);
    const [mail, ...more] = await sentMails(server.container, reader.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Wanda Bell mentioned you in a note on HL-\d+$/);
    expect(mail?.text).toContain(`/portal/loan/${loanId}/notes`);
    expect(mail?.text).not.toMatch(/Alma|Friday|Whitfield|Larkspur/);
    const notes = (await reader.query('loanFile.notes', { loanId })).data as { mentioned: string[] }[];
    expect(notes.at(-1)?.mentioned.toSorted()).toEqual(['Rita Bell', 'Wanda Bell']);
    await reader.mutate('desk.readNotifications', { loanId, kind: 'mention' });
    expect([await unreadOf(reader), (await rowsOf(reader))[0]?.isUnread]).toEqual([0, false]);
  });

  it('is a loan given to them, in one mail for all, and not mailed by who turned it off', async () => {
    const { loanId } = await deskLoan(server);
    const manager = await named('Mona', [{ role: 'manager', scopeKind: 'lender' }]);
    const reader = await named('Rosa', [{ role: 'processor', scopeKind: 'lender' }]);
    const give = (ownerId: string | null, to: string | null) =>
      manager.mutate('pipeline.assign', { loans: [{ loanId, ownerId }], to });
    await give(null, reader.accountId);
    expect(await rowsOf(reader)).toEqual([{ kind: 'assigned', by: 'Mona Bell', loanId, isUnread: true }]);
    expect((await sentMails(server.container, reader.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Mona Bell assigned you HL-\d+$/),
    ]);
    await reader.mutate('desk.setNotMailed', { kinds: ['assigned'] });
    expect((await reader.query('desk.notMailed')).data).toEqual(['assigned']);
    await give(reader.accountId, null);
    await give(null, reader.accountId);
    expect([await unreadOf(reader), (await sentMails(server.container, reader.email)).length]).toEqual([2, 1]);
    // A loan that moved out of reach is not told of any more.
    await server.superuser.query("UPDATE portal_grants SET scope_kind = 'own' WHERE account_id = $1", [
      reader.accountId,
    ]);
    await give(reader.accountId, null);
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('reaches open pages at once', async () => {
    const { loanId } = await deskLoan(server);
    const writer = await named('Willa', [{ role: 'processor', scopeKind: 'lender' }]);
    const reader = await named('Ruth', [{ role: 'processor', scopeKind: 'lender' }]);
    const stop = new AbortController();
    const news = server.container.live.notificationsOf(reader.accountId, stop.signal);
    const first = news.next();
    await writer.mutate('loanWork.writeNote', { loanId, text: 'See @Ruth Bell' });
    expect((await first).done).toBe(false);
    stop.abort();
  });
});
