import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailNotTaken } from '#server/vendors/mail/port.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sendMessage } from '../messages/send-message.ts';

let server: TestServer;
let deliver: TestServer['container']['mail']['deliver'];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', METRICS_TOKEN: 'a-token-for-metrics' });
  deliver = server.container.mail.deliver;
});
afterAll(() => server.close());

const { staff, loan, newCompany, query } = pipelineDesk(() => server);

const MARKER = 'Zebedee';
const notice = (applicationId: string, deliveryKey: string) =>
  server.container.database.transact((tx) =>
    sendMessage(server.container, tx, {
      name: 'decisionDenied',
      variables: {
        firstName: MARKER,
        loanNumber: 'HL-1',
        reasons: '- none',
        noticeUrl: 'https://lender.example/letters',
      },
      recipient: 'zebedee@example.com',
      applicationId,
      deliveryKey,
    }),
  );
const awayFor = async (isPermanent: boolean) => {
  await sentMails(server.container, 'nobody');
  server.container.mail.deliver = () => Promise.reject(new MailNotTaken({ isPermanent, cause: new Error(MARKER) }));
};
/** As after days of tries. */
const spendRetries = () =>
  query(
    "UPDATE pgboss.job SET retry_count = retry_limit, start_after = now() WHERE name = 'sendStatutoryMail' AND state = 'retry'",
  );
const metrics = async (): Promise<string> =>
  (await server.fetch('/metrics', { headers: { authorization: 'Bearer a-token-for-metrics' } })).text();

type Page = { rows: { id: string; job: string; reason: string }[]; next: string | null };
const failedFor = async (browser: Awaited<ReturnType<typeof staff>>): Promise<Page> =>
  (await browser.query('jobs.failed', { cursor: null })).data as Page;

describe('a statutory mail', () => {
  it('is tried for days', async () => {
    const [queue] = await query(
      "SELECT retry_limit, retry_delay, retry_delay_max FROM pgboss.queue WHERE name = 'sendStatutoryMail'",
    );
    const { retry_limit: tries, retry_delay: first, retry_delay_max: most } = queue as Record<string, number>;
    const shortest = Array.from({ length: tries ?? 0 }, (_, at) =>
      Math.min(most ?? 0, ((first ?? 0) * 2 ** Math.min(16, at + 1)) / 2),
    );
    expect(shortest.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(5 * 86_400);
  });

  it('that is given up shows in the portal, the log and the metrics, and goes out once it is retried', async () => {
    const [admin, loanId] = [await staff({ role: 'admin' }), await loan()];
    await awayFor(false);
    await notice(loanId, 'given-up');
    await expect
      .poll(() => server.logged.filter((line) => line.includes('will be tried again')).length)
      .toBeGreaterThan(0);
    expect(await metrics()).toMatch(/oldest_undelivered_message_seconds\{class="statutory"\} \d/);
    await spendRetries();
    await expect.poll(async () => (await failedFor(admin)).rows).toHaveLength(1);
    const { rows } = await failedFor(admin);
    expect(rows).toMatchObject([
      { job: 'sendStatutoryMail', message: 'decisionDenied', loanId, reason: 'mailServerAway', isErased: false },
    ]);
    expect((await admin.query('desk.counts')).data).toMatchObject({ failedJobs: 1 });
    const shown = await metrics();
    expect(shown).toContain('failed_jobs{job="sendStatutoryMail"} 1');
    expect(shown).toContain('jobs_given_up_total{job="sendStatutoryMail"} 1');
    const lines = server.logged.filter((line) => line.includes('job given up')).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ level: 'error', job: 'sendStatutoryMail', reason: 'mailServerAway' }]);
    server.container.mail.deliver = deliver;
    expect((await admin.mutate('jobs.retry', { ids: [rows[0]?.id] })).data).toEqual({ retried: 1 });
    await expect.poll(() => query("SELECT 1 FROM sandbox_mails WHERE delivery_key = 'given-up'")).toHaveLength(1);
    expect((await failedFor(admin)).rows).toEqual([]);
    const events = await query("SELECT body FROM desk_events WHERE kind = 'jobsRetried' AND account_id = $1", [
      admin.accountId,
    ]);
    expect(events).toMatchObject([{ body: { jobs: [{ job: 'sendStatutoryMail', loanId }] } }]);
    expect((await admin.mutate('jobs.retry', { ids: [rows[0]?.id] })).data).toEqual({ retried: 0 });
  });

  it('to an address the server refuses is given up at once', async () => {
    const [admin, loanId] = [await staff({ role: 'admin' }), await loan()];
    await awayFor(true);
    await notice(loanId, 'refused');
    await expect
      .poll(async () => (await failedFor(admin)).rows)
      .toMatchObject([{ reason: 'addressRefused', tries: 1 }]);
    server.container.mail.deliver = deliver;
  });
});

describe('failed jobs', () => {
  it('leave nothing of their message in job rows or in the log', async () => {
    expect(await query('SELECT 1 FROM pgboss.job WHERE job::text ILIKE $1', [`%${MARKER}%`])).toEqual([]);
    expect(server.logged.filter((line) => line.toLowerCase().includes(MARKER.toLowerCase()))).toEqual([]);
  });

  it('are for those who run the whole system', async () => {
    const company = await newCompany();
    const partial = await staff({ role: 'admin', scopeKind: 'company', scopeId: company });
    expect(await partial.query('jobs.failed', { cursor: null })).toMatchObject({ status: 403, reason: 'notAllowed' });
    expect((await partial.query('desk.counts')).data).toMatchObject({ failedJobs: 0 });
    const manager = await staff({ role: 'manager' });
    expect(await manager.query('jobs.failed', { cursor: null })).toMatchObject({ status: 403 });
  });
});
