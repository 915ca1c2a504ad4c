import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { gapOf32Days } from '#sandbox/personas/gap-of-32-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from './store-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const sent = async (applicationId: string) => {
  const purpose = { documentType: 'paystub', propertyId: null, idSubtype: null, idSide: null } as const;
  const body = async function* () {
    yield samplePdf();
  };
  const owner = { applicationId, person: 'borrower' as const };
  const outcome = await storeFile(server.container, owner, { purpose: { ...purpose, name: 'may.pdf' }, body: body() });
  if (outcome.kind !== 'stored') throw new Error(outcome.reason);
  return outcome.file.id;
};

it('a file sent by mistake is taken back, no longer counts, and can be sent again', async () => {
  const { browser, applicationId } = await personaLead(server, gapOf32Days, 'incomeDocs');
  const paystub = async () =>
    ((await browser.query('files.wanted')).data as DocumentWanted[]).find(
      ({ documentType }) => documentType === 'paystub',
    );
  const id = await sent(applicationId);
  expect(await paystub()).toMatchObject({ uploaded: 1, files: [{ id }] });
  expect((await browser.mutate('files.remove', { id })).data).toEqual({ kind: 'removed' });
  expect(await paystub()).toMatchObject({ uploaded: 0, files: [], state: 'requested' });
  expect((await browser.mutate('files.remove', { id })).reason).toBe('notFound');
  expect((await browser.query('files.link', { id })).reason).toBe('notFound');
  const again = await sent(applicationId);
  expect(again).not.toBe(id);
  expect(await paystub()).toMatchObject({ uploaded: 1, files: [{ id: again }] });
  const { rows } = await server.container.database.pool.query(
    "SELECT body FROM events WHERE application_id = $1 AND kind = 'fileRemoved'",
    [applicationId],
  );
  expect(rows).toHaveLength(1);
});

it('a file that was reviewed, or is another applicant’s, stays', async () => {
  const { browser, applicationId } = await personaLead(server, gapOf32Days, 'incomeDocs');
  const id = await sent(applicationId);
  const stranger = await personaLead(server, gapOf32Days, 'incomeDocs');
  expect((await stranger.browser.mutate('files.remove', { id })).reason).toBe('notFound');
  await server.container.database.pool.query(
    `UPDATE applications SET document = jsonb_set(document, '{uploads,0,state}', '"accepted"') WHERE id = $1`,
    [applicationId],
  );
  expect((await browser.mutate('files.remove', { id })).data).toEqual({ kind: 'reviewed' });
});
