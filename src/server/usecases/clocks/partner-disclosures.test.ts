import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { changeDocument } from '#testing/desk-loans.ts';
import { mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sendDueNotices } from './send-due-notices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const clockOf = async (applicationId: string, kind = 'earlyDisclosures') =>
  (
    await query(
      'SELECT started_on::text, due_on - started_on AS days, met_by FROM clocks WHERE application_id = $1 AND kind = $2',
      [applicationId, kind],
    )
  )[0];
const sentTo = (applicationId: string) =>
  query(
    `SELECT kind, channel, why FROM notice_deliveries WHERE application_id = $1 AND kind IN ('earlyDisclosures', 'brochure') ORDER BY kind`,
    [applicationId],
  );

const brought = async (leadSource: string) => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await changeDocument(server, lead.applicationId, { leadSource });
  expect(await clockOf(lead.applicationId)).toBeUndefined();
  await lead.submit('creditScore');
  return lead;
};

describe('a lead through a partner', () => {
  it('is an application from the consent on, and is sent its disclosures by email without further consent', async () => {
    const { applicationId } = await brought('MCR');
    expect(await clockOf(applicationId)).toMatchObject({
      started_on: server.container.clock.today(),
      met_by: null,
    });
    const [event] = await query("SELECT body FROM events WHERE application_id = $1 AND kind = 'applicationBegan'", [
      applicationId,
    ]);
    expect(event?.body).toMatchObject({ why: 'creditConsent' });
    passDays(server, 1);
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect(await sentTo(applicationId)).toEqual([
      { kind: 'brochure', channel: 'email', why: null },
      { kind: 'earlyDisclosures', channel: 'email', why: null },
    ]);
    expect(await clockOf(applicationId)).toMatchObject({ met_by: 'noticeSent' });
    expect(await clockOf(applicationId, 'feeHold')).toMatchObject({ started_on: server.container.clock.today() });
    await sendDueNotices(server.container);
    expect(await sentTo(applicationId)).toHaveLength(2);
  });

  it('without an email is sent them on paper', async () => {
    const { applicationId } = await brought('staff');
    await query(`UPDATE applications SET document = jsonb_set(document, '{borrower,email}', 'null') WHERE id = $1`, [
      applicationId,
    ]);
    await sendDueNotices(server.container);
    expect((await sentTo(applicationId)).map(({ channel, why }) => [channel, why])).toEqual([
      ['post', 'noEmail'],
      ['post', 'noEmail'],
    ]);
    expect(await clockOf(applicationId)).toMatchObject({ met_by: null });
    await mailLetters(server);
    expect(await clockOf(applicationId)).toMatchObject({ met_by: 'noticeSent' });
  });
});

describe('a lead of our own site', () => {
  it('gets them before the first page of the application, and no clock runs before', async () => {
    const { applicationId } = await brought('web');
    expect(await clockOf(applicationId)).toBeUndefined();
  });
});
