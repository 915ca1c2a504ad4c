import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona } from '#sandbox/personas/persona.ts';
import { personaByName } from '#sandbox/personas/personas.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof staffBrowser>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const processor = () => staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
const applicant = () => personaLead(server, personaByName('homeowner-with-one-job') as Persona, 'propertyValue');
const statusIn = async (browser: { query: (path: string) => Promise<{ status: number }> }, path: string) =>
  (await browser.query(path)).status;

it('an administrator signs a colleague out everywhere, on record, and leaves the account as it is', async () => {
  const colleague = await processor();
  const { accountId } = colleague;
  expect((await admin.mutate('staff.endSessions', { accountId })).data).toEqual({ kind: 'done' });
  expect(await statusIn(colleague, 'portal.me')).toBe(401);
  const { events } = (await admin.query('staff.history', { accountId })).data as { events: { kind: string }[] };
  expect(events.map(({ kind }) => kind)).toContain('sessionsEnded');
  expect((await admin.mutate('staff.endSessions', { accountId })).data).toEqual({ kind: 'nothingToDo' });
});

it('staff of a loan sign its applicant out, on the record of the loan', async () => {
  const { browser, applicationId: loanId } = await applicant();
  const staff = await processor();
  expect(await statusIn(browser, 'identity.account')).toBe(200);
  expect((await staff.mutate('loanWork.endApplicantSessions', { loanId, person: 'borrower' })).status).toBe(200);
  expect(await statusIn(browser, 'identity.account')).toBe(401);
  const { rows } = await server.container.database.pool.query(
    "SELECT actor FROM events WHERE application_id = $1 AND kind = 'sessionsEnded'",
    [loanId],
  );
  expect(rows).toEqual([{ actor: `staff/${staff.accountId}` }]);
});

it('an administrator of the whole lender signs out everyone, after a fresh proof, and stays', async () => {
  const colleague = await processor();
  const { browser } = await applicant();
  expect(await colleague.mutate('staff.endEverySession', { of: 'everyone' })).toMatchObject({ reason: 'notAllowed' });
  await server.container.database.pool.query('UPDATE sessions SET proved_at = NULL WHERE account_id = $1', [
    admin.accountId,
  ]);
  expect(await admin.mutate('staff.endEverySession', { of: 'everyone' })).toMatchObject({
    reason: 'confirmationRequired',
  });
  expect(await statusIn(colleague, 'portal.me')).toBe(200);
  await server.container.database.pool.query(
    "UPDATE sessions SET proved_at = now(), proved_by = 'app' WHERE account_id = $1",
    [admin.accountId],
  );
  const ended = (await admin.mutate('staff.endEverySession', { of: 'everyone' })).data as { count: number };
  expect(ended.count).toBeGreaterThanOrEqual(2);
  expect(await statusIn(colleague, 'portal.me')).toBe(401);
  expect(await statusIn(browser, 'identity.account')).toBe(401);
  expect(await statusIn(admin, 'portal.me')).toBe(200);
});
