import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { becomeSigner, downloadPaper, openPacket } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { wordsFor } from '#words';
import { signDocument } from './sign-document.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('seals a document in the language it was shown in, also one from before there were languages', async () => {
  const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'disclosures');
  await becomeSigner(browser);
  const { pool } = server.container.database;
  await pool.query("UPDATE papers SET content = content - 'locale' WHERE application_id = $1", [applicationId]);
  await pool.query(String(readMigrations().find(({ name }) => name === '0026_document_locale.sql')?.sql));
  const { papers } = await openPacket(browser, 'funnel');
  const paper = papers.find(({ kind }) => kind === 'creditAuthorization');
  const env = { ...server.container.env, LOCALE: 'en-XA' as const };
  const inAnother = { ...server.container, env, words: wordsFor('en-XA') };
  for (const { id: sectionId, place } of paper?.sections ?? []) {
    if (place === null) continue;
    const sender = { address: '203.0.113.24', agent: 'Safari on macOS' };
    const asked = { paperId: paper?.id ?? '', sectionId, sender };
    await signDocument(inAnother, { applicationId, person: 'borrower' }, asked);
  }
  const { text, language } = await readPdf(await downloadPaper(browser, paper?.id ?? ''));
  expect(language).toBe('en-US');
  expect(text).toMatch(/Signature of Alma Reyes .+ Alma Reyes, \d{4}-/);
  expect(text).not.toContain('«');
});
