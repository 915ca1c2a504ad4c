import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';
import { versionInForce } from '#server/legal-versions.ts';
import { dana } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { becomeSigner, pressAll } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const agreed = async (email: string) => {
  const { rows } = await server.container.database.pool.query(
    `SELECT legal_text, agreements.version, person FROM agreements
       JOIN application_people USING (application_id, person) JOIN accounts ON accounts.id = account_id
     WHERE email_hash = $1 ORDER BY legal_text`,
    [lookupHash(server.container.ring, 'email', email)],
  );
  return rows;
};

it('keeps the versions the page had shown, even if newer ones are in force by now', async () => {
  const email = 'older-page@example.com';
  const response = await server.browser().startLead({ ...dana, email, terms: '2026-11-01' });
  expect(response.status).toBe(303);
  expect(await agreed(email)).toEqual([
    { legal_text: 'privacy-statement', version: versionInForce('en', 'privacy-statement'), person: 'borrower' },
    { legal_text: 'terms-of-use', version: '2026-11-01', person: 'borrower' },
  ]);
});

it.each(['', '2020-01-01', "2026-11-15' --"])('starts nothing on a version that never was: "%s"', async (terms) => {
  const email = 'no-such-version@example.com';
  expect((await server.browser().startLead({ ...dana, email, terms })).status).toBe(422);
  expect(await agreed(email)).toEqual([]);
});

it('keeps the e-consent in force with the person who gave it, once', async () => {
  const lead = await personaLead(server, homeownerWithOneJob, 'disclosures');
  await becomeSigner(lead.browser);
  await pressAll(lead.browser, 'funnel');
  await lead.browser.mutate('signing.finish', { packet: 'funnel' });
  await lead.browser.mutate('signing.finish', { packet: 'funnel' });
  const { rows } = await server.container.database.pool.query(
    "SELECT version, person FROM agreements WHERE application_id = $1 AND legal_text = 'e-consent'",
    [lead.applicationId],
  );
  expect(rows).toEqual([{ version: versionInForce('en', 'e-consent'), person: 'borrower' }]);
});
