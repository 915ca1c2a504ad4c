import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const isSomeoneWaiting = async (): Promise<boolean> => {
  const { rows } = await server.superuser.query(
    "SELECT FROM pg_locks WHERE relation = 'fundings'::regclass AND NOT granted",
  );
  return rows.length > 0;
};

it('shows the loan as it was at one instant: all of what others write meanwhile, or none of it', async () => {
  const { loanId, applicant } = await deskLoan(server);
  const opened = '2026-11-18';
  const writer = await server.superuser.connect();
  await writer.query('BEGIN');
  // A reader that has read the application waits here for the money.
  await writer.query('LOCK TABLE fundings IN ACCESS EXCLUSIVE MODE');
  const reading = applicant.query('loan.hub');
  await vi.waitUntil(isSomeoneWaiting, { timeout: 60_000 });
  await writer.query(
    `UPDATE applications SET document = jsonb_set(document, '{closing,accountOpenedOn}', to_jsonb($2::text)) WHERE id = $1`,
    [loanId, opened],
  );
  await writer.query('INSERT INTO fundings (application_id, total_cents, funded_on) VALUES ($1, 100, $2)', [
    loanId,
    opened,
  ]);
  await writer.query('COMMIT');
  writer.release();

  const seen = ({ closing, fundedOn }: LoanHub) => [closing.accountOpenedOn, fundedOn];
  expect(seen((await reading).data as LoanHub)).toEqual([null, null]);
  expect(seen((await applicant.query('loan.hub')).data as LoanHub)).toEqual([opened, opened]);
});
