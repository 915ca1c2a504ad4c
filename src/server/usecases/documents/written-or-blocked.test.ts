import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const toldTo = async (applicationId: string): Promise<string[]> => {
  const { pool } = server.container.database;
  const { rows } = await pool.query('SELECT body FROM loan_messages WHERE application_id = $1', [applicationId]);
  return rows.map(({ body }) => body);
};

it('writes no agreement on contradictory answers about living in the home, and staff is told', async () => {
  const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
  const use = (usage: string) =>
    server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{property,usage}', $2::jsonb) WHERE id = $1`,
      [applicationId, JSON.stringify(usage)],
    );
  const open = async () => (await browser.mutate('signing.open', { packet: 'funnel' })).data as { kind: string };
  await use('secondHome');
  expect(await open()).toEqual({ kind: 'notReady', standing: null });
  expect(await toldTo(applicationId)).toEqual([
    expect.stringContaining('one answer of all borrowers to whether this is their main home is missing'),
  ]);
  await use('primaryResidence');
  expect((await open()).kind).toBe('ready');
});

it('writes no document with a blank: staff is told once which value is missing, and it is written when it is there', async () => {
  const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
  const { pool } = server.container.database;
  const setStreet = (street: string | null) =>
    pool.query(`UPDATE applications SET document = jsonb_set(document, '{property,line1}', $2::jsonb) WHERE id = $1`, [
      applicationId,
      JSON.stringify(street),
    ]);
  const open = async () => (await browser.mutate('signing.open', { packet: 'funnel' })).data as { kind: string };
  await setStreet(null);
  expect(await open()).toEqual({ kind: 'notReady', standing: null });
  expect(await open()).toEqual({ kind: 'notReady', standing: null });
  expect(await toldTo(applicationId)).toEqual([
    '“Home Equity Credit Agreement” was not written: the address of the home is missing. Add it, and the document is written when it is opened next.',
  ]);
  await setStreet('12 Larch Street');
  expect((await open()).kind).toBe('ready');
});
