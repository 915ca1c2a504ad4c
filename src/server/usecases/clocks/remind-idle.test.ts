import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBrowser } from '#testing/leads.ts';
import { sentMails } from '#testing/mail/sent-mails.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from '../documents/store-file.ts';
import { purgeExpired } from './purge-expired.ts';
import { remindIdle } from './remind-idle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.container.database.pool.query(text, values);

/** An applicant idle for so many days, counted in the lender's time zone: daylight saving changes in between. */
const quietLead = async ({ name, days, status = 'zip' }: { name: string; days: number; status?: string }) => {
  const email = `${name}@example.com`;
  await leadBrowser(server, { firstName: 'Dana', lastName: 'Quiet', email });
  const id = await applicationIdOf(server.container.database, email);
  await query(
    `UPDATE applications SET status = $2,
       updated_at = (now() AT TIME ZONE 'America/New_York' - make_interval(days => $1)) AT TIME ZONE 'America/New_York'
     WHERE id = $3`,
    [days, status, id],
  );
  return { id, email };
};

const remindersTo = async (email: string): Promise<string[]> => {
  const mails = await sentMails(server.container, email);
  return mails.map(({ subject }) => subject).filter((subject) => subject !== 'Your answers are saved');
};
const idleOf = async (id: string): Promise<boolean> =>
  (await query('SELECT idle_since FROM applications WHERE id = $1', [id])).rows[0].idle_since !== null;

describe('what was begun and left', () => {
  it.each([
    ['two-days', 2, 'zip', []],
    ['three-days', 3, 'zip', ['Your answers are waiting']],
    ['ten-days', 10, 'prequalAddress', ['Should we keep your answers?']],
    ['an-application', 12, 'application3', []],
    ['submitted', 5, 'applicationSubmitted', []],
  ])('is remembered: %s', async (name, days, status, subjects) => {
    const { email, id } = await quietLead({ name, days, status });
    await remindIdle(server.container);
    await remindIdle(server.container);
    expect(await remindersTo(email)).toEqual(subjects);
    expect(await idleOf(id)).toBe(false);
  });

  it.each([
    ['prequal-29', 29, 'zip', false],
    ['prequal-30', 30, 'zip', true],
    ['application-44', 44, 'application3', false],
    ['application-45', 45, 'application3', true],
  ])('is marked as idle: %s', async (name, days, status, isIdle) => {
    const { id } = await quietLead({ name, days, status });
    await remindIdle(server.container);
    await remindIdle(server.container);
    expect(await idleOf(id)).toBe(isIdle);
    const { rowCount } = await query("SELECT 1 FROM events WHERE application_id = $1 AND kind = 'markedIdle'", [id]);
    expect(rowCount).toBe(isIdle ? 1 : 0);
  });

  it('sends no more reminders after an opt-out by a link that needs no sign-in', async () => {
    const { email } = await quietLead({ name: 'no-more', days: 4 });
    await remindIdle(server.container);
    const mails = await sentMails(server.container, email);
    const reminder = mails.find(({ subject }) => subject === 'Your answers are waiting');
    const link = /https?:\/\/\S+opt-out\S+/.exec(reminder?.text ?? '')?.[0] ?? '';
    const forged = await server.fetch(link.replace('no-more', 'someone'));
    expect(forged.status).toBe(404);
    const done = await server.fetch(link);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('We will not remind you')]);
    expect((await server.fetch(link, { method: 'POST' })).status).toBe(200);
    const id = await applicationIdOf(server.container.database, email);
    await query("UPDATE applications SET updated_at = now() - interval '11 days' WHERE id = $1", [id]);
    await remindIdle(server.container);
    expect(await remindersTo(email)).toEqual(['Your answers are waiting']);
  });
});

describe('the purge', () => {
  it('removes what was kept long enough with its files, and nothing that is on hold or younger', async () => {
    const [old, held, young] = await Promise.all([
      quietLead({ name: 'old', days: 10 }),
      quietLead({ name: 'held', days: 10 }),
      quietLead({ name: 'young', days: 10 }),
    ]);
    const purpose = {
      name: 'a.pdf',
      documentType: 'paystub',
      propertyId: null,
      idSubtype: null,
      idSide: null,
    } as const;
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(samplePdf()));
        controller.close();
      },
    });
    await storeFile(server.container, { applicationId: old.id, person: 'borrower' }, { purpose, body });
    const { rows } = await query('SELECT storage_key FROM files WHERE application_id = $1', [old.id]);
    await query("UPDATE applications SET updated_at = now() - interval '85 months' WHERE id = ANY ($1)", [
      [old.id, held.id],
    ]);
    await query("UPDATE applications SET updated_at = now() - interval '83 months' WHERE id = $1", [young.id]);
    await query('UPDATE applications SET legal_hold = true WHERE id = $1', [held.id]);
    await purgeExpired(server.container);
    await purgeExpired(server.container);
    const left = await query('SELECT id FROM applications WHERE id = ANY ($1)', [[old.id, held.id, young.id]]);
    expect(left.rows.map(({ id }) => id).sort()).toEqual([held.id, young.id].sort());
    expect((await query('SELECT 1 FROM purged_chains WHERE application_id = $1', [old.id])).rowCount).toBe(1);
    await expect.poll(() => isStored(rows[0].storage_key), { timeout: 10_000 }).toBe(false);
    await expect(server.superuser.query('SELECT purge_application($1)', [held.id])).rejects.toThrow('legal hold');
  });
});

const isStored = (key: string): Promise<boolean> =>
  server.container.files.get(key, { start: 0, end: 1 }).then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );
