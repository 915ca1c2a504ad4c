import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import type { Container } from '#server/container.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { clocksOf } from '../shared/clocks.ts';
import { sendDueNotices } from './send-due-notices.ts';

let server: TestServer;
let today: Day;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  today = server.container.clock.today();
});
afterAll(() => server.close());

const clockOf = async (applicationId: string) =>
  (await clocksOf(server.container, { applicationId })).find(({ kind }) => kind === 'counselorList');
const begun = async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await lead.submit('creditScore');
  return lead;
};
const deliveriesOf = async (applicationId: string) =>
  (
    await server.container.database.pool.query(
      "SELECT channel, held, sent_on FROM notice_deliveries WHERE application_id = $1 AND kind = 'counselorList'",
      [applicationId],
    )
  ).rows;

describe('the list of housing counselors', () => {
  it('names ten agencies, goes out once an application has begun, and its clock is met by the sending', async () => {
    const { browser, applicationId } = await begun();
    await consentToElectronicRecords(server, { applicationId });
    expect(await clockOf(applicationId)).toMatchObject({ state: 'calm', metOn: null });
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect(await clockOf(applicationId)).toMatchObject({ metBy: 'noticeSent', isLate: false });
    const { data } = await browser.query('signing.papers');
    const paper = (data as { id: string; kind: string }[]).find(({ kind }) => kind === 'counselorList');
    const { text } = await readPdf(await downloadPaper(browser, paper?.id ?? ''));
    expect(text.match(/Sandbox [A-Z][\w ]+? (10|\d),/g)).toHaveLength(10);
    await sendDueNotices(server.container);
    expect(await deliveriesOf(applicationId)).toHaveLength(1);
  });

  it('goes by mail without consent to electronic records', async () => {
    const { applicationId } = await begun();
    await sendDueNotices(server.container);
    expect(await deliveriesOf(applicationId)).toMatchObject([{ channel: 'post', sent_on: null }]);
    expect(await clockOf(applicationId)).toMatchObject({ metOn: null });
    await mailLetters(server);
    expect(await clockOf(applicationId)).toMatchObject({ metBy: 'noticeSent' });
  });

  it.each<[string, (container: Container) => Container['counselors']]>([
    [
      'the day changes while the list is fetched',
      ({ counselors }) =>
        async (asked) => {
          const list = await counselors?.(asked);
          passDays(server, -1);
          return list ?? null;
        },
    ],
    [
      'its publisher is a day ahead of the lender',
      ({ counselors }) =>
        async (asked) => {
          const list = await counselors?.(asked);
          return list ? { ...list, obtainedOn: addDays(list.obtainedOn, 1) } : null;
        },
    ],
  ])('goes out although %s', async (_, counselorsOf) => {
    const { applicationId } = await begun();
    await sendDueNotices({ ...server.container, counselors: counselorsOf(server.container) });
    expect(await deliveriesOf(applicationId)).toMatchObject([{ channel: 'post', held: null }]);
    while (server.container.clock.today() < today) passDays(server, 1);
  });

  it.each<[string, (container: Container) => Container['counselors']]>([
    ['no list is at hand', () => null],
    [
      'the list is older than 30 days',
      ({ counselors }) =>
        async (asked) => {
          const list = await counselors?.(asked);
          return list ? { ...list, obtainedOn: addDays(list.obtainedOn, -31) } : null;
        },
    ],
  ])('is held for staff, its clock open, while %s', async (_, counselorsOf) => {
    const { applicationId } = await begun();
    await consentToElectronicRecords(server, { applicationId });
    const held = { ...server.container, counselors: counselorsOf(server.container) };
    await sendDueNotices(held);
    await sendDueNotices(held);
    expect(await deliveriesOf(applicationId)).toMatchObject([{ held: 'valueMissing', sent_on: null }]);
    expect(await clockOf(applicationId)).toMatchObject({ metOn: null });
    const { rows } = await server.container.database.pool.query(
      "SELECT body FROM events WHERE application_id = $1 AND kind = 'paperBlocked'",
      [applicationId],
    );
    expect(rows).toMatchObject([{ body: { paper: 'counselorList' } }]);
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    expect(await clockOf(applicationId)).toMatchObject({ metBy: 'noticeSent' });
  });
});
