import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { nameMismatch } from '#sandbox/personas/name-mismatch.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { proveSessions } from '#testing/leads.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { continueJourney, pollJourneys } from './continue-journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', IDENTITY_CHECK: 'sandbox' });
});
afterAll(() => server.close());

const atIncome = () => personaLead(server, homeownerWithOneJob, 'application6');
const consent = async ({ browser }: PersonaLead, kind = 'payroll') => {
  const { data } = await browser.mutate('application.consent', { kind });
  return data as { state: string; url: string | null };
};
const referenceOf = (url: string | null): string => url?.slice(url.lastIndexOf('/') + 1) ?? '';
const end = ({ browser }: PersonaLead, url: string | null, state = 'shared') =>
  browser.mutate('sandbox.endVisit', { reference: referenceOf(url), state });
const back = async ({ browser }: PersonaLead, capability = 'payrollIncome') =>
  (await browser.mutate('application.returnFromVendor', { capability })).data;
const visitsOf = ({ applicationId }: PersonaLead) => journeysOfLoan(server.container.database.db, applicationId);
const pullsOf = async ({ browser }: PersonaLead) => {
  const { data } = await browser.query('application.pulls');
  const { pulls } = data as { pulls: { what: string; state: string }[] };
  return Object.fromEntries(pulls.map(({ what, state }) => [what, state]));
};
const reportsOf = async ({ applicationId }: PersonaLead, kind: string) =>
  (
    await server.container.database.pool.query('SELECT outcome FROM reports WHERE application_id = $1 AND kind = $2', [
      applicationId,
      kind,
    ])
  ).rows.map(({ outcome }) => outcome);

describe('a visit to a vendor', () => {
  it('begins with a consent and a page, and is waited for, never “not found”', async () => {
    const lead = await atIncome();
    const { state, url } = await consent(lead);
    expect([state, url]).toEqual(['yourTurn', expect.stringContaining('/sandbox/visit/')]);
    expect(await visitsOf(lead)).toMatchObject([{ capability: 'payrollIncome', brand: 'sandbox', state: 'started' }]);
    expect(await pullsOf(lead)).toMatchObject({ income: 'yourTurn' });
    expect(await reportsOf(lead, 'payrollIncome')).toEqual([]);
  });

  it('that is finished brings its answer, once', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    await end(lead, url);
    expect(await back(lead)).toMatchObject({ state: 'finished' });
    expect(await reportsOf(lead, 'payrollIncome')).toEqual(['found']);
    expect(await pullsOf(lead)).toMatchObject({ income: 'found' });
    const [visit] = await visitsOf(lead);
    if (!visit) throw new Error('no visit');
    expect(await continueJourney(server.container, visit)).toBe('late');
    expect(await back(lead)).toMatchObject({ state: 'finished' });
    expect(await reportsOf(lead, 'payrollIncome')).toEqual(['found']);
  });

  it('that is left half-way can be taken up again, under the same consent', async () => {
    const lead = await atIncome();
    const first = await consent(lead);
    expect(await back(lead)).toMatchObject({ state: 'left' });
    const again = await consent(lead);
    expect(again.url).toBe(first.url);
    const { rows } = await server.container.database.pool.query('SELECT id FROM consents WHERE application_id = $1', [
      lead.applicationId,
    ]);
    expect(rows).toHaveLength(1);
    await end(lead, again.url);
    expect(await back(lead)).toMatchObject({ state: 'finished' });
  });

  it('that the applicant declines has failed, and a new one can begin', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    await end(lead, url, 'declined');
    expect(await back(lead)).toMatchObject({ state: 'failed', problem: 'declined' });
    expect(await pullsOf(lead)).toMatchObject({ income: 'failed' });
    const again = await consent(lead);
    expect(again.url).not.toBe(url);
    await end(lead, again.url);
    expect(await back(lead)).toMatchObject({ state: 'finished' });
  });

  it('that nobody finishes expires, and starts again with a new page', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    const { pool } = server.container.database;
    await pool.query(
      "UPDATE journeys SET expires_at = now() - interval '1 minute', next_look_at = now() - interval '1 minute' WHERE application_id = $1",
      [lead.applicationId],
    );
    await pollJourneys(server.container);
    expect(await visitsOf(lead)).toMatchObject([{ state: 'expired' }]);
    expect(await pullsOf(lead)).toMatchObject({ income: 'expired' });
    expect((await consent(lead)).url).not.toBe(url);
  });

  it('whose page is never left is still found by asking', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    await end(lead, url);
    await server.container.database.pool.query(
      "UPDATE journeys SET next_look_at = now() - interval '1 minute' WHERE application_id = $1",
      [lead.applicationId],
    );
    await pollJourneys(server.container);
    expect(await visitsOf(lead)).toMatchObject([{ state: 'finished' }]);
    expect(await reportsOf(lead, 'payrollIncome')).toEqual(['found']);
  });

  it('that is answered after the loan ended changes nothing', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    await end(lead, url);
    await server.container.database.pool.query(
      "UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1",
      [lead.applicationId],
    );
    await proveSessions(server);
    expect(await lead.browser.mutate('loan.withdraw')).toMatchObject({ data: { kind: 'withdrawn' } });
    const [visit] = await visitsOf(lead);
    if (!visit) throw new Error('no visit');
    expect(await continueJourney(server.container, visit)).toBe('late');
    expect(await reportsOf(lead, 'payrollIncome')).toEqual([]);
    expect(await visitsOf(lead)).toMatchObject([{ state: 'expired' }]);
  });

  it('to the bank counts although the one to payroll was left', async () => {
    const lead = await atIncome();
    await consent(lead);
    const bank = await consent(lead, 'bank');
    await end(lead, bank.url);
    expect(await back(lead, 'bankIncome')).toMatchObject({ state: 'finished' });
    expect(await reportsOf(lead, 'bankIncome')).toEqual(['found']);
  });
});

describe('an ID shown to a vendor', () => {
  const shown = async (persona: typeof homeownerWithOneJob) => {
    const lead = await personaLead(server, persona, 'identityVerification');
    const { data } = await lead.browser.mutate('application.showId');
    const { url } = data as { url: string };
    await end(lead, url);
    return { lead, visit: await back(lead, 'identity') };
  };

  it('is verified without pictures', async () => {
    const { lead, visit } = await shown(homeownerWithOneJob);
    expect(visit).toMatchObject({ state: 'finished' });
    expect(await reportsOf(lead, 'identity')).toEqual(['found']);
  });

  it('that the vendor doubts stays with staff', async () => {
    const { lead } = await shown(nameMismatch);
    expect(await reportsOf(lead, 'identity')).toEqual(['unsure']);
  });
});

describe('staff', () => {
  it('see where a visit stands, and can ask the vendor now', async () => {
    const lead = await atIncome();
    const { url } = await consent(lead);
    const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const loanId = lead.applicationId;
    const seen = async () => {
      const { data } = await processor.query('loanFile.factEntries', { loanId });
      return (data as { visits: { id: string; state: string; brand: string }[] }).visits;
    };
    expect(await seen()).toMatchObject([{ state: 'started', brand: 'sandbox', capability: 'payrollIncome' }]);
    await end(lead, url);
    const visitId = (await seen())[0]?.id;
    const check = async () => (await processor.mutate('loanFacts.checkVisit', { loanId, visitId })).data;
    expect(await check()).toEqual({ kind: 'looked' });
    expect(await seen()).toMatchObject([{ state: 'finished' }]);
    expect(await check()).toEqual({ kind: 'late' });
  });
});
