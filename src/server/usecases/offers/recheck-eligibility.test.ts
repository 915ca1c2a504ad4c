import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { stateDuties } from '#policy/state-duties.ts';
import { lowEquity } from '#sandbox/personas/low-equity.ts';
import { recentForeclosure } from '#sandbox/personas/recent-foreclosure.ts';
import { waitlistState } from '#sandbox/personas/waitlist-state.ts';
import { moveSandboxClock } from '#sandbox/usecases/move-sandbox-clock.ts';
import { newestMail } from '#testing/leads.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { recheckEligibility } from './recheck-eligibility.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const mailsTo = async (email: string): Promise<string[]> =>
  (await sentMails(server.container, email)).flatMap(({ subject }) =>
    subject === 'Your answers are saved' ? [] : [subject],
  );

const policy = getPolicy(toDay('2026-11-15'));
const [someState] = policy.states;
if (!someState) throw new Error('no state');
const [someDuties] = stateDuties.states;
if (!someDuties) throw new Error('no duties');
const withOhio = {
  policy: { ...policy, states: [...policy.states, { ...someState, code: 'OH' as const }] },
  duties: { states: [...stateDuties.states, { ...someDuties, code: 'OH' as const }] },
};

describe('the waitlist', () => {
  const waiting = async () => {
    const lead = await personaLead(server, waitlistState, 'zip');
    expect((await lead.submit('zip')).data).toMatchObject({ status: 'joinWaitlist' });
    const { data } = await lead.browser.query('funnel.current');
    return { ...lead, email: (data as { email: string }).email };
  };

  it('writes once when the state opens, however many users look and how often', async () => {
    const { browser, email, applicationId } = await waiting();
    expect((await browser.mutate('application.tellMe', { about: 'waitlist', email })).data).toEqual({
      kind: 'noted',
      email,
    });
    await recheckEligibility(server.container);
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all([recheckEligibility(server.container, withOhio), recheckEligibility(server.container, withOhio)]);
    await recheckEligibility(server.container, withOhio);
    expect(await mailsTo(email)).toEqual(['We now lend in Ohio']);
    expect((await browser.query('application.refusal', { about: 'waitlist' })).data).toMatchObject({ wish: 'told' });
    expect(await query('SELECT id FROM decisions WHERE application_id = $1', [applicationId])).toEqual([]);
  });

  it('takes the wish from the page’s own step too, and forgets one that is taken back', async () => {
    const { browser, submit } = await waiting();
    const email = 'helga@example.com';
    await submit('joinWaitlist');
    expect((await browser.query('application.refusal', { about: 'waitlist' })).data).toMatchObject({
      wish: 'waiting',
      email,
      noticeDueOn: null,
    });
    await browser.mutate('application.stopNews', { about: 'waitlist' });
    await recheckEligibility(server.container, withOhio);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('does not write to who declined such mail, until they ask again', async () => {
    const first = await waiting();
    await first.browser.mutate('application.tellMe', { about: 'waitlist', email: first.email });
    await recheckEligibility(server.container, withOhio);
    const mail = await newestMail(server, first.email, (text) => text.includes('Ohio'));
    const optOut = /(\/api\/opt-out\?\S+)/.exec(mail)?.[1] ?? '';
    expect((await server.fetch(optOut)).status).toBe(200);
    await query('UPDATE news_wishes SET told_at = NULL, wished_at = now() WHERE application_id = $1', [
      first.applicationId,
    ]);
    await recheckEligibility(server.container, withOhio);
    expect(await mailsTo(first.email)).toHaveLength(1);
    await first.browser.mutate('application.tellMe', { about: 'waitlist', email: first.email });
    await recheckEligibility(server.container, withOhio);
    expect(await mailsTo(first.email)).toHaveLength(2);
  });
});

describe('be told when it does', () => {
  it('comes when time alone has changed the answer', async () => {
    const lead = await personaLead(server, recentForeclosure, 'hasFbm');
    expect((await lead.submit('hasFbm')).data).toMatchObject({ next: '/app/ineligible/late-payment' });
    const view = await lead.browser.query('application.refusal', { about: 'latePayment' });
    expect(view.data).toMatchObject({ rows: [{ rule: 'foreclosure' }], hasCreditFile: false, noticeDueOn: null });
    const email = 'told-later@example.com';
    await lead.browser.mutate('application.tellMe', { about: 'latePayment', email });
    await recheckEligibility(server.container);
    expect(await mailsTo(email)).toEqual([]);
    await moveSandboxClock(server.container, 1500);
    await recheckEligibility(server.container);
    await moveSandboxClock(server.container, 0);
    expect(await mailsTo(email)).toEqual(['It is worth another look']);
  });

  it('comes when a policy lends more', async () => {
    const lead = await personaLead(server, lowEquity, 'creditScore');
    await lead.submit('creditScore');
    const email = 'more-room@example.com';
    expect((await lead.browser.mutate('application.tellMe', { about: 'lowEquity', email })).data).toMatchObject({
      kind: 'noted',
    });
    const cap = policy.cltv.byScore[0]?.cap;
    if (cap === undefined) throw new Error('no cap');
    const generous = {
      ...policy,
      cltv: { ...policy.cltv, byScore: policy.cltv.byScore.map((row) => ({ ...row, cap: 9500 as typeof cap })) },
      margins: { ...policy.margins, cltvTo: [...policy.margins.cltvTo.slice(0, -1), 9500 as typeof cap] },
    };
    generous.margins.rows = generous.margins.rows.map((row) => ({
      ...row,
      margins: row.margins.map((margin) => margin ?? row.margins[0] ?? null),
    }));
    await recheckEligibility(server.container);
    expect(await mailsTo(email)).toEqual([]);
    await recheckEligibility(server.container, { policy: generous });
    expect(await mailsTo(email)).toEqual(['It is worth another look']);
  });

  it('is not noted where nothing stands in the way', async () => {
    const lead = await personaLead(server, lowEquity, 'hasFbm');
    const wish = { about: 'boost', email: 'x@example.com' };
    expect((await lead.browser.mutate('application.tellMe', wish)).data).toEqual({ kind: 'nothingInTheWay' });
  });
});
