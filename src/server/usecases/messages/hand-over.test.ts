import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailNotTaken } from '#server/vendors/mail/port.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { sendTestMail } from '#testing/mail/send-test-mail.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { deliverMails } from './deliver-mails.ts';
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

/** A mail without its job. */
const unconfirmed = async (deliveryKey: string): Promise<string> => {
  const { jobs, ...container } = server.container;
  await container.database.transact((tx) =>
    sendTestMail({ ...container, jobs: { ...jobs, enqueue: async () => undefined } }, tx, deliveryKey),
  );
  return (await query('SELECT id FROM outgoing_messages WHERE delivery_key = $1', [deliveryKey]))[0].id;
};

describe('a mail whose handover nobody confirmed', () => {
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
      expect((await deliverMails(server.container, [id])).get(id)).toMatchObject({ reason: 'deliveryUnknown' });
    expect([sent, (await counted()) - before]).toEqual([2, 1]);
    server.container.mail.deliver = deliver;
  });

  it('is not sent again when only the record was late', async () => {
    const id = await unconfirmed('recorded');
    let sent = 0;
    server.container.mail.deliver = async () => {
      sent += 1;
    };
    expect(await deliverMails(server.container, [id])).toEqual(new Map());
    expect(await deliverMails(server.container, [id])).toEqual(new Map());
    expect(sent).toBe(1);
    server.container.mail.deliver = deliver;
  });
});

describe('mails handed over in one run', () => {
  const keyed = (name: string) => [`${name}-1`, `${name}-2`, `${name}-3`];
  const unsettled = async (name: string) =>
    (await query('SELECT delivery_key AS key, unsettled FROM outgoing_messages WHERE delivery_key LIKE $1 ORDER BY 1', [
      `${name}-%`,
    ])) as { key: string; unsettled: number }[];

  it('are each counted only as their turn comes, and each recorded before the one after it', async () => {
    const ids = await Promise.all(keyed('turn').map(unconfirmed));
    const seen: { key: string; unsettled: number }[][] = [];
    server.container.mail.deliver = async () => {
      seen.push(await unsettled('turn'));
    };
    expect(await deliverMails(server.container, ids)).toEqual(new Map());
    server.container.mail.deliver = deliver;
    const counts = seen.map((rows) => rows.map(({ key, unsettled: count }) => `${key} ${count}`));
    expect(counts).toEqual([['turn-1 1', 'turn-2 0', 'turn-3 0'], ['turn-2 1', 'turn-3 0'], ['turn-3 1']]);
    expect(await unsettled('turn')).toEqual([]);
  });

  it('leave one in doubt where the process dies in the middle: the others go out once, that one once more', async () => {
    const ids = await Promise.all(keyed('death').map(unconfirmed));
    const sent: string[] = [];
    const never = new Promise<void>(() => undefined);
    const dead = new Promise<void>((reached) => {
      server.container.mail.deliver = async ({ deliveryKey }) => {
        sent.push(deliveryKey);
        if (deliveryKey !== 'death-2') return;
        reached();
        await never;
      };
    });
    void deliverMails(server.container, ids);
    await dead;
    server.container.mail.deliver = async ({ deliveryKey }) => {
      sent.push(deliveryKey);
    };
    expect(await deliverMails(server.container, ids)).toEqual(new Map());
    server.container.mail.deliver = deliver;
    expect(sent).toEqual(['death-1', 'death-2', 'death-2', 'death-3']);
    expect(await unsettled('death')).toEqual([]);
  });

  it('go on after one that the server refuses', async () => {
    const ids = await Promise.all(keyed('refusal').map(unconfirmed));
    const sent: string[] = [];
    server.container.mail.deliver = async ({ deliveryKey }) => {
      if (deliveryKey === 'refusal-2') throw new MailNotTaken({ isPermanent: false, cause: new Error('busy') });
      sent.push(deliveryKey);
    };
    const failures = await deliverMails(server.container, ids);
    server.container.mail.deliver = deliver;
    expect([...failures]).toMatchObject([[ids[1], { reason: 'mailServerAway' }]]);
    expect([sent, await unsettled('refusal')]).toEqual([
      ['refusal-1', 'refusal-3'],
      [{ key: 'refusal-2', unsettled: 0 }],
    ]);
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
