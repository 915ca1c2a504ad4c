import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSandboxSwitch } from '#sandbox/usecases/set-sandbox-switch.ts';
import { leadBrowser } from '#testing/leads.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { giveConsent } from '../asking/give-consent.ts';
import { sendMessage } from './send-message.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

/** An applicant with a phone number, with or without consent to texts. */
const someone = async ({ phone, allows }: { phone: string; allows: 'texts' | 'nothing' }): Promise<string> => {
  const email = `${phone}@example.com`;
  await leadBrowser(server, { firstName: 'Tess', lastName: 'Rowe', email });
  const { pool, transact } = server.container.database;
  const applicationId = await applicationIdOf(server.container.database, email);
  await pool.query(
    `UPDATE applications SET document = jsonb_set(document, '{borrower,phone}', to_jsonb($1::text)) WHERE id = $2`,
    [phone, applicationId],
  );
  if (allows === 'texts')
    await transact((tx) =>
      giveConsent(server.container, { tx, applicationId, person: 'borrower', kind: 'texts', address: null }),
    );
  return applicationId;
};

const signUrl = 'https://lender.example/app/application/sign';
const tell = (applicationId: string, deliveryKey: string) =>
  server.container.database.transact((tx) =>
    sendMessage(server.container, tx, {
      name: 'signingReady',
      variables: { firstName: 'Tess', loanNumber: '100001', signUrl },
      applicationId,
      deliveryKey,
      recipient: 'tess@example.com',
      textTo: { applicationId, person: 'borrower' },
    }),
  );

const textsTo = async (recipient: string): Promise<string[]> => {
  const query = 'SELECT text FROM sandbox_texts WHERE recipient = $1';
  return (await server.container.database.pool.query(query, [recipient])).rows.map(({ text }) => text);
};
const mailIsThere = (deliveryKey: string) =>
  expect
    .poll(async () => {
      const query = 'SELECT 1 FROM sandbox_mails WHERE delivery_key = $1';
      return (await server.container.database.pool.query(query, [deliveryKey])).rowCount;
    })
    .toBe(1);

describe('a message', () => {
  it('is texted too, once, to who allowed texts, and says how to end them', async () => {
    const applicationId = await someone({ phone: '6155550142', allows: 'texts' });
    await tell(applicationId, 'once');
    await tell(applicationId, 'once');
    await expect.poll(() => textsTo('6155550142')).toHaveLength(1);
    const [text] = await textsTo('6155550142');
    expect(text).toContain(signUrl);
    expect(text).toMatch(/Reply STOP/);
  });

  it('is only mailed to who did not', async () => {
    await tell(await someone({ phone: '6155550143', allows: 'nothing' }), 'mail-only');
    await mailIsThere('mail-only');
    expect(await textsTo('6155550143')).toEqual([]);
  });

  it('is not texted again to a number that said stop', async () => {
    const applicationId = await someone({ phone: '6155550000', allows: 'texts' });
    await tell(applicationId, 'stop-1');
    const refusals = async () => (await server.container.database.pool.query('SELECT phone FROM text_refusals')).rows;
    await expect.poll(refusals).toEqual([{ phone: '6155550000' }]);
    await tell(applicationId, 'stop-2');
    await mailIsThere('stop-2');
    const { rows } = await server.container.database.pool.query(
      "SELECT count(*)::int AS n FROM mail_deliveries WHERE delivery_key LIKE 'text/stop-%'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('waits while the texts are down and goes out when they are back', async () => {
    await setSandboxSwitch(server.container, { vendor: 'textMessage', behaviour: 'down' });
    const applicationId = await someone({ phone: '6155550144', allows: 'texts' });
    await tell(applicationId, 'later');
    await mailIsThere('later');
    expect(await textsTo('6155550144')).toEqual([]);
    await setSandboxSwitch(server.container, { vendor: 'textMessage', behaviour: 'found' });
    await expect.poll(() => textsTo('6155550144'), { timeout: 15_000 }).toHaveLength(1);
  });
});
