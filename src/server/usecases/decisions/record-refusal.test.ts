import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { listedForSale } from '#sandbox/personas/listed-for-sale.ts';
import { lowScore } from '#sandbox/personas/low-score.ts';
import { recentForeclosure } from '#sandbox/personas/recent-foreclosure.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { askAgainLater } from '../asking/ask-outside.ts';
import { clocksOf, meetClock } from '../shared/clocks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const decisionsOf = (id: string) =>
  query('SELECT kind, at_step, reasons, facts FROM decisions WHERE application_id = $1 ORDER BY decided_at', [id]);
/** Without the notice about the score that the credit check set off. */
const clocks = async (applicationId: string) =>
  (await clocksOf(server.container, { applicationId })).filter(
    ({ kind }) => kind !== 'scoreNotice' && kind !== 'counselorList',
  );
const today = () => server.container.clock.today();

describe('a refusal that counts', () => {
  it('keeps its reasons and facts once, and its notice is due in 30 days', async () => {
    const lead = await refusedLead(server);
    await lead.submit('creditScore');
    expect(await decisionsOf(lead.applicationId)).toMatchObject([
      { kind: 'refused', at_step: 'creditScore', reasons: ['foreclosure'], facts: { application: { hasFbm: true } } },
    ]);
    expect(await clocks(lead.applicationId)).toMatchObject([
      {
        kind: 'adverseActionNotice',
        state: 'calm',
        startedOn: today(),
        dueOn: addDays(today(), 30),
        metOn: null,
        application: { id: lead.applicationId },
      },
    ]);
  });

  it('stops its clock when the notice went out, and starts another one with the next no', async () => {
    const lead = await refusedLead(server);
    const at = { applicationId: lead.applicationId, kind: 'adverseActionNotice' } as const;
    await server.container.database.transact((tx) => meetClock(tx, { ...at, on: today(), by: 'noticeSent' }));
    expect(await clocks(lead.applicationId)).toMatchObject([{ state: 'met', metBy: 'noticeSent', isLate: false }]);
    await lead.submit('creditScore');
    expect((await clocks(lead.applicationId)).map(({ state }) => state).sort()).toEqual(['calm', 'met']);
  });

  it('is not repeated by a report that comes after its notice and changes nothing', async () => {
    const { applicationId } = await refusedLead(server);
    const at = { applicationId, kind: 'adverseActionNotice' } as const;
    await server.container.database.transact((tx) => meetClock(tx, { ...at, on: today(), by: 'noticeSent' }));
    await askAgainLater(server.container, { applicationId, person: 'borrower', what: 'valuation' });
    expect(await decisionsOf(applicationId)).toHaveLength(1);
    expect(await clocks(applicationId)).toMatchObject([{ state: 'met', metBy: 'noticeSent' }]);
  });

  it('is found by the list of what runs everywhere', async () => {
    const running = await clocksOf(server.container, { applicationId: null });
    expect(running.length).toBeGreaterThan(0);
    expect(running.every(({ metOn }) => metOn === null)).toBe(true);
  });

  it('counts too when the file comes after the page has gone on', async () => {
    await query("INSERT INTO sandbox_switches (vendor, behaviour) VALUES ('creditBureau', 'down')", []);
    const lead = await personaLead(server, lowScore, 'prequalCreditCheck');
    await lead.submit('prequalCreditCheck');
    expect(await decisionsOf(lead.applicationId)).toEqual([]);
    await query('DELETE FROM sandbox_switches', []);
    const asked = { applicationId: lead.applicationId, person: 'borrower', what: 'credit' } as const;
    await expect
      .poll(() => askAgainLater(server.container, asked).then(() => decisionsOf(lead.applicationId)), {
        timeout: 15_000,
      })
      .toMatchObject([{ reasons: ['creditScore'], at_step: 'prequalCreditCheck' }]);
  });
});

describe('what is no decision', () => {
  it('is a refusal before the consent to a credit check: it tells, and nothing is recorded', async () => {
    const lead = await personaLead(server, recentForeclosure, 'hasFbm');
    expect((await lead.submit('hasFbm')).data).toMatchObject({ next: '/app/ineligible/late-payment' });
    expect(await decisionsOf(lead.applicationId)).toEqual([]);
    expect(await clocks(lead.applicationId)).toEqual([]);
  });

  it('refuses an applicant who has not given a name', async () => {
    const lead = await personaLead(server, listedForSale, 'prequalDerogatory');
    await query(
      `UPDATE applications SET document = jsonb_set(jsonb_set(document, '{borrower,firstName}', 'null'), '{borrower,email}', 'null')
       WHERE id = $1`,
      [lead.applicationId],
    );
    const events = [{ id: 'one', kind: 'foreclosure', on: addDays(today(), -200), chapter: null }];
    const saved = await lead.submit('prequalDerogatory', { hasFbm: true, derogatoryEvents: events });
    expect(saved.data).toMatchObject({ next: '/app/ineligible/late-payment' });
    expect(await decisionsOf(lead.applicationId)).toEqual([]);
  });

  it('is an answer that leads on', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await lead.submit('creditScore');
    expect(await decisionsOf(lead.applicationId)).toEqual([]);
    expect(await clocks(lead.applicationId)).toEqual([]);
  });
});
