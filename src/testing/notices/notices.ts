import { expect } from 'vitest';
import type { Person } from '#entities/values/person.ts';
import { staffBrowser } from '../staff-browsers.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { TestServer } from '../test-server.ts';

/** Electronic records agreed to, with the proof of access behind it. Giving the consent has its own tests. */
export const consentToElectronicRecords = async (
  { container }: Pick<TestServer, 'container'>,
  { applicationId, person = 'borrower' }: { applicationId: string; person?: Person },
): Promise<void> => {
  await container.database.pool.query(
    `INSERT INTO signers (application_id, person, consented_at, consent_version) VALUES ($1, $2, now(), '2026-11-15')
     ON CONFLICT (application_id, person) DO UPDATE SET consented_at = now(), withdrawn_at = NULL`,
    [applicationId, person],
  );
};

/** Waits until the mail server has accepted every notice that goes by email. */
export const mailsAccepted = async ({ container }: Pick<TestServer, 'container'>): Promise<void> => {
  const unsent = async () =>
    (
      await container.database.pool.query(
        "SELECT id FROM notice_deliveries WHERE channel = 'email' AND sent_on IS NULL AND bounced_on IS NULL",
      )
    ).rows;
  await expect.poll(unsent, { timeout: 60_000, interval: 50 }).toEqual([]);
};

type Letters = { rows: { id: string; held: string | null }[] };

/** A processor prints every letter in the queue and mails it. Returns the batch, or null where nothing waited. */
export const mailLetters = async (server: TestServer, by?: TestBrowser): Promise<string | null> => {
  const staff = by ?? (await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]));
  const { data } = await staff.query('letters.page', { cursor: null });
  const ids = (data as Letters).rows.flatMap(({ id, held }) => (held === null ? [id] : []));
  if (ids.length === 0) return null;
  const printed = (await staff.mutate('letters.print', { ids })).data as { kind: string; batchId: string };
  expect(printed.kind).toBe('printed');
  const { batchId } = printed;
  expect((await staff.mutate('letters.markMailed', { batchId })).data).toMatchObject({ kind: 'mailed' });
  return batchId;
};
