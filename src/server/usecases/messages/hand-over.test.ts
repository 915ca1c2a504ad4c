import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, leadBrowser } from '#testing/leads.ts';
import { sendTestMail } from '#testing/mail/send-test-mail.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { eraseExpiredMessages } from './erase-expired-messages.ts';
import { sealClearMessages } from './seal-clear-messages.ts';

let server: TestServer;
let deliver: TestServer['container']['mail']['deliver'];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  deliver = server.container.mail.deliver;
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(text, values)).rows;

/** Everything the queue keeps about every job, as one text. */
const jobRows = async (): Promise<string> =>
  (await query("SELECT string_agg(job::text, E'\\n') AS rows FROM pgboss.job"))[0].rows ?? '';

describe('a mailed code', () => {
  it('is in no job row in clear, before or after its delivery', async () => {
    const email = 'codes@example.com';
    await leadBrowser(server, { ...dana, email });
    await sentMails(server.container, email);
    const held: string[] = [];
    server.container.mail.deliver = async (message) => {
      held.push(await jobRows());
      await deliver(message);
    };
    await server.browser().mutate('identity.requestCode', { email });
    await expect.poll(() => held.length).toBe(1);
    const mail = (await sentMails(server.container, email)).at(-1);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
    expect(mail?.text).toContain(code);
    for (const rows of [...held, await jobRows()]) {
      expect(rows).toContain('sendCode');
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(email);
    }
    expect(await query('SELECT 1 FROM outgoing_messages')).toEqual([]);
    server.container.mail.deliver = deliver;
  });

  it('is erased once it has expired, delivered or not', async () => {
    server.container.mail.deliver = () => Promise.reject(new Error('lost'));
    await server.browser().mutate('identity.requestCode', { email: 'codes@example.com' });
    await expect.poll(() => query('SELECT 1 FROM outgoing_messages WHERE unsettled > 0')).toHaveLength(1);
    await query("UPDATE outgoing_messages SET expires_at = now() - interval '1 second'");
    await eraseExpiredMessages(server.container);
    expect(await query('SELECT 1 FROM outgoing_messages')).toEqual([]);
    server.container.mail.deliver = deliver;
  });
});

describe('a mail whose handover nobody confirmed', () => {
  const unconfirmed = async (deliveryKey: string): Promise<string> => {
    const { jobs, ...container } = server.container;
    await container.database.transact((tx) =>
      sendTestMail({ ...container, jobs: { ...jobs, enqueue: async () => undefined } }, tx, deliveryKey),
    );
    return (await query('SELECT id FROM outgoing_messages WHERE delivery_key = $1', [deliveryKey]))[0].id;
  };
  const counted = async () => (await server.container.metrics.mailsRepeated.get()).values[0]?.value ?? 0;

  it('is sent once more, counted, and never a third time', async () => {
    const id = await unconfirmed('in-doubt');
    const before = await counted();
    let sent = 0;
    server.container.mail.deliver = async () => {
      sent += 1;
      throw new Error('the connection was lost after the text');
    };
    for (let tries = 0; tries < 4; tries += 1)
      await expect(deliverMail(server.container, id)).rejects.toMatchObject({ reason: 'deliveryUnknown' });
    expect([sent, (await counted()) - before]).toEqual([2, 1]);
    server.container.mail.deliver = deliver;
  });

  it('is not sent again when only the record was late', async () => {
    const id = await unconfirmed('recorded');
    let sent = 0;
    server.container.mail.deliver = async () => {
      sent += 1;
    };
    await Promise.all([deliverMail(server.container, id)]);
    await deliverMail(server.container, id);
    expect(sent).toBe(1);
    server.container.mail.deliver = deliver;
  });
});

it('jobs of an earlier version are sealed at the start and still delivered', async () => {
  const old = { deliveryKey: 'old-1', recipient: 'old@example.com', subject: 'Old', text: 'code 424242' };
  await query(`INSERT INTO pgboss.job (name, data, start_after) VALUES ('sendMail', $1, now() + interval '1 hour')`, [
    JSON.stringify(old),
  ]);
  expect(await sealClearMessages(server.container)).toBe(1);
  expect(await jobRows()).not.toMatch(/424242|old@example.com/);
  await query("UPDATE pgboss.job SET start_after = now() WHERE name = 'sendMail' AND state = 'created'");
  await expect
    .poll(() => query("SELECT text_body FROM sandbox_mails WHERE delivery_key = 'old-1'"))
    .toEqual([{ text_body: old.text }]);
});
