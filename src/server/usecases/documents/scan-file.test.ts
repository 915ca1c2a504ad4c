import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadBrowser } from '#testing/leads.ts';
import { eicar, samplePdf } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { openFile } from './open-file.ts';
import { scanFile } from './scan-file.ts';
import { storeFile } from './store-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const purpose = { name: 'a.pdf', documentType: 'w2', propertyId: null, idSubtype: null, idSide: null } as const;

/** Uploaded while the scanner was unavailable. */
const quarantined = async (bytes: Buffer): Promise<{ id: string; applicationId: string }> => {
  const browser = await leadBrowser(server);
  const { data } = await browser.query('application.current');
  const applicationId = (data as { hitchLoan: { id: string } }).hitchLoan.id;
  const { scan } = server.container.malwareScan;
  server.container.malwareScan.scan = () => Promise.reject(new Error('away'));
  const body = (async function* () {
    yield bytes;
  })();
  const outcome = await storeFile(server.container, { applicationId, person: 'borrower' }, { purpose, body });
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  expect(outcome.file.state).toBe('quarantined');
  await expect(openFile(server.container, outcome.file.id)).rejects.toThrow('notFound');
  server.container.malwareScan.scan = scan;
  return { id: outcome.file.id, applicationId };
};
const uploadStates = async (applicationId: string): Promise<unknown> => {
  const { rows } = await server.container.database.pool.query(
    "SELECT document -> 'uploads' -> 0 ->> 'state' AS state FROM applications WHERE id = $1",
    [applicationId],
  );
  return rows[0].state;
};

it('opens a file once it was found clean', async () => {
  const { id, applicationId } = await quarantined(samplePdf());
  await scanFile(server.container, id);
  await scanFile(server.container, id);
  expect((await openFile(server.container, id)).type).toBe('application/pdf');
  expect(await uploadStates(applicationId)).toBe('received');
});

it('withdraws a file that was not, and does not count it', async () => {
  const { id, applicationId } = await quarantined(Buffer.concat([samplePdf(), Buffer.from(`% ${eicar}`)]));
  await scanFile(server.container, id);
  await scanFile(server.container, id);
  await expect(openFile(server.container, id)).rejects.toThrow('notFound');
  expect(await uploadStates(applicationId)).toBe('notAccepted');
  const { rows } = await server.container.database.pool.query(
    "SELECT body FROM events WHERE application_id = $1 AND kind = 'fileRefused'",
    [applicationId],
  );
  expect(rows).toMatchObject([{ body: { reason: 'malware' } }]);
});
