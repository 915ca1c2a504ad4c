import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { gapOf32Days } from '#sandbox/personas/gap-of-32-days.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from './store-file.ts';
import { wantedDocuments } from './wanted-documents.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('what is asked for counts what was sent, takes back what was not accepted, and vanishes with the facts', async () => {
  const lead = await personaLead(server, gapOf32Days, 'incomeDocs');
  const writer = { applicationId: lead.applicationId, person: 'borrower' as const };
  const paystub = async (): Promise<DocumentWanted | undefined> =>
    (await wantedDocuments(server.container, writer)).find(({ documentType }) => documentType === 'paystub');
  expect(await paystub()).toMatchObject({ count: 4, uploaded: 0, files: [] });
  const purpose = {
    name: 'may.pdf',
    documentType: 'paystub' as const,
    propertyId: null,
    idSubtype: null,
    idSide: null,
  };
  const body = async function* () {
    yield samplePdf();
  };
  await storeFile(server.container, writer, { purpose, body: body() });
  expect(await paystub()).toMatchObject({ uploaded: 1, files: [{ name: 'may.pdf', review: 'received' }] });
  const change = (sql: string) =>
    server.container.database.pool.query(`UPDATE applications SET document = ${sql} WHERE id = $1`, [
      writer.applicationId,
    ]);
  await change(`jsonb_set(document, '{uploads,0,state}', '"notAccepted"')`);
  expect(await paystub()).toMatchObject({ uploaded: 0, files: [{ review: 'notAccepted' }] });
  await change(`jsonb_set(document, '{borrower,employments}', '[]')`);
  expect(await paystub()).toBeUndefined();
});

it.each([
  ['one person', gapOf32Days, false],
  ['a couple', workedExampleCouple, true],
] as const)('the home’s papers are asked of %s as theirs', async (_, persona, isOfHousehold) => {
  const { applicationId } = await personaLead(server, persona, 'incomeDocs');
  const wanted = await wantedDocuments(server.container, { applicationId, person: 'borrower' });
  const insurance = wanted.find(({ documentType }) => documentType === 'homeownersInsurance');
  expect(insurance).toMatchObject({ isOfHousehold });
});
