import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveSandboxClock } from '#sandbox/usecases/move-sandbox-clock.ts';
import { leadBrowser } from '#testing/leads.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from './mark-late-clocks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(text, values)).rows;

/** A lead whose decision was due some days ago. */
const lateLoan = async (email: string, daysAgo: number, owner: string | null): Promise<string> => {
  await leadBrowser(server, { firstName: 'Dana', lastName: 'Whitfield', email });
  const id = await applicationIdOf(server.container.database, email);
  await query('UPDATE applications SET assigned_to = $2 WHERE id = $1', [id, owner]);
  await query(
    `INSERT INTO clocks (application_id, kind, started_on, due_on)
     VALUES ($1, 'creditDecision', current_date - 30 - $2::int, current_date - $2::int)`,
    [id, daysAgo],
  );
  await projectLoans(server.container.database, id);
  return String(id);
};

it('marks a late clock once, writes it down and tells who answers for the loan once', async () => {
  const owner = await staffBrowser(server, [{ role: 'processor', scopeKind: 'own' }]);
  const manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
  const company = String((await query("INSERT INTO companies (name) VALUES ('Elsewhere') RETURNING id"))[0].id);
  const other = await staffBrowser(server, [{ role: 'manager', scopeKind: 'company', scopeId: company }]);
  const [owned, unowned, inTime] = [
    await lateLoan('owned@example.com', 5, owner.accountId),
    await lateLoan('unowned@example.com', 4, null),
    await lateLoan('in-time@example.com', -4, owner.accountId),
  ];
  await Promise.all([markLateClocks(server.container), markLateClocks(server.container)]);
  await markLateClocks(server.container);
  const events = await query("SELECT application_id FROM events WHERE kind = 'clockLate'");
  expect(events.map((row) => row.application_id).sort()).toEqual([owned, unowned].sort());
  const mailsOf = async (accountId: string) => {
    const [row] = await query('SELECT email FROM accounts WHERE id = $1', [accountId]);
    return (await sentMails(server.container, String(row?.email))).filter(({ key }) => key.startsWith('clockLate/'));
  };
  expect(await mailsOf(owner.accountId)).toMatchObject([{ subject: expect.stringContaining('Credit decision') }]);
  expect(await mailsOf(manager.accountId)).toHaveLength(1);
  expect(await mailsOf(other.accountId)).toEqual([]);
  const seen = async (staff: typeof owner) =>
    (
      (await staff.query('desk.clocks', { cursor: null })).data as {
        duties: { loanId: string; markedLateOn: string | null }[];
      }
    ).duties.map(({ loanId, markedLateOn }) => [loanId, markedLateOn !== null]);
  expect(await seen(owner)).toEqual([
    [owned, true],
    [inTime, false],
  ]);
  expect(await seen(other)).toEqual([]);
  expect((await manager.query('desk.counts')).data).toMatchObject({ clocks: 2 });
});

it('comes as soon as the sandbox moves its day', async () => {
  const soonLate = await lateLoan('soon-late@example.com', -2, null);
  await moveSandboxClock(server.container, 4);
  await expect
    .poll(() => query("SELECT 1 FROM events WHERE kind = 'clockLate' AND application_id = $1", [soonLate]))
    .toHaveLength(1);
});

it('takes the reason from staff who work on the loan, shows it with their name, and writes it down', async () => {
  const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  const [late, inTime] = [
    await lateLoan('explained@example.com', 3, null),
    await lateLoan('not-late@example.com', -60, null),
  ];
  const clockOf = async (loanId: string) =>
    String((await query('SELECT id FROM clocks WHERE application_id = $1 AND met_on IS NULL', [loanId]))[0]?.id);
  const reason = 'The appraiser could not get into the home before the 3rd.';
  const explain = async (loanId: string, who = processor) =>
    who.mutate('loanWork.explainClock', { loanId, clockId: await clockOf(loanId), reason, seen: null });
  expect((await explain(late)).data).toEqual({ kind: 'kept' });
  expect((await explain(inTime)).data).toEqual({ kind: 'notLate' });
  expect((await explain(late, auditor)).reason).toBe('notAllowed');
  const { duties } = (await auditor.query('desk.clocks', { cursor: null })).data as {
    duties: { loanId: string; lateReason: unknown }[];
  };
  expect(duties.find(({ loanId }) => loanId === late)?.lateReason).toEqual({ text: reason, by: 'Sam processor' });
  const [stored] = (await server.superuser.query('SELECT late_reason FROM clocks WHERE application_id = $1', [late]))
    .rows;
  expect(stored.late_reason).not.toContain('appraiser');
  const events = await query("SELECT application_id FROM events WHERE kind = 'lateExplained'");
  expect(events).toEqual([{ application_id: late }]);
});
