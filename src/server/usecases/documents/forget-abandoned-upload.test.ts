import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldSpools } from '#server/files/forget-old-spools.ts';
import { leadBrowser } from '#testing/leads.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { forgetAbandonedUpload } from './forget-abandoned-upload.ts';
import { storeFile } from './store-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const first = { start: 0, end: 0 };
const purpose = { name: 'a.pdf', documentType: 'w2', propertyId: null, idSubtype: null, idSide: null } as const;

it('what was stored and never written down is removed, what was written down stays', async () => {
  const { container } = server;
  await container.files.put('nobody', { stream: Readable.from([Buffer.alloc(10)]), length: 10 });
  await forgetAbandonedUpload(container, 'nobody');
  await expect(container.files.get('nobody', first).then((stream) => stream.toArray())).rejects.toThrow();

  await leadBrowser(server);
  const { rows } = await container.database.pool.query('SELECT id FROM applications');
  const body = Readable.from([samplePdf()]);
  await storeFile(container, { applicationId: rows[0].id, person: 'borrower' }, { purpose, body });
  const queued = await container.database.pool.query(
    "SELECT data ->> 'storageKey' AS key FROM pgboss.job WHERE name = 'forgetAbandonedUpload'",
  );
  expect(queued.rows).toHaveLength(1);
  await forgetAbandonedUpload(container, queued.rows[0].key);
  expect(await (await container.files.get(queued.rows[0].key, first)).toArray()).toHaveLength(1);
});

it('what a dead process was taking in goes after an hour', async () => {
  const folder = join(server.container.env.DATA_DIR, 'incoming');
  mkdirSync(folder, { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'sealed');
  utimesSync(join(folder, 'old'), new Date(0), new Date(0));
  await forgetOldSpools(folder, Date.now());
  await forgetOldSpools(join(folder, 'not-there'), Date.now());
  expect([existsSync(join(folder, 'old')), existsSync(join(folder, 'new'))]).toEqual([false, true]);
});
