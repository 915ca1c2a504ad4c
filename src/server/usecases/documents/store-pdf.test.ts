import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { addApplication } from '#server/db/repos/application/applications.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storePdf } from './store-pdf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('needs no second connection, so that as many may sign at once as there are connections', async () => {
  const { container } = server;
  const { pool, transact } = container.database;
  const applicationId = await transact((tx) =>
    addApplication(tx, { document: emptyApplication(), status: 'unknown', variant: 'withUsageStep' }),
  );
  let arrived = 0;
  const everyone = Promise.withResolvers<void>();
  const sign = (number: number) =>
    transact(async (tx) => {
      arrived += 1;
      if (arrived === pool.options.max) everyone.resolve();
      await everyone.promise;
      const pdf = { bytes: Buffer.from(samplePdf({ padding: number })), pages: 1 };
      return storePdf(container, { tx, subject: { applicationId, person: 'borrower' }, name: 'Paper', pdf });
    });
  const stored = await Promise.all(Array.from({ length: pool.options.max }, (_, number) => sign(number)));
  expect(new Set(stored.map(({ fileId }) => fileId)).size).toBe(pool.options.max);
});
