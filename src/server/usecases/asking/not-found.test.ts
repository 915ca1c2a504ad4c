import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const TITLE_REPORT = 425;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('a vendor that finds nothing leaves a task for the lender', async () => {
  await server.browser().mutate('sandbox.setSwitch', { vendor: 'title', behaviour: 'thin' });
  const { loanId } = await deskLoan(server);
  const { rows } = await server.container.database.pool.query(
    'SELECT request FROM conditions WHERE application_id = $1 AND code = $2 AND is_asked',
    [loanId, TITLE_REPORT],
  );
  expect(rows).toMatchObject([{ request: { owner: 'lender' } }]);
});
