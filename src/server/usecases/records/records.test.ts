import { afterAll, beforeAll, expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { purgeExpired } from '../clocks/purge-expired.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { staff, loan, query } = pipelineDesk(() => server);

const YEARS = 8;
/** Last touched so long ago that only a rule can keep it. */
const aged = async (id: string): Promise<void> => {
  await query(`UPDATE applications SET updated_at = now() - interval '${YEARS} years' WHERE id = $1`, [id]);
};
const isThere = async (id: string): Promise<boolean> =>
  (await query('SELECT 1 FROM applications WHERE id = $1', [id])).length === 1;
const numberOf = async (id: string): Promise<string> =>
  `HL-${(await query('SELECT loan_number FROM applications WHERE id = $1', [id]))[0].loan_number}`;
const fund = (id: string) =>
  query(`INSERT INTO fundings (application_id, funded_on, total_cents) VALUES ($1, '2018-05-04', 100)`, [id]);
const OWED = `INSERT INTO clocks (application_id, kind, started_on, due_on) VALUES ($1, 'adverseAction', '2018-01-01', '2018-01-31')`;
const inStage = (id: string, stage: string) =>
  query('UPDATE pipeline_rows SET stage = $2 WHERE application_id = $1', [id, stage]);

it('keeps an open line and what a notice is owed for, and purges a line years after its account ended', async () => {
  const admin = await staff({ role: 'admin' });
  const [open, ended, owed] = [await loan({}), await loan({}), await loan({})];
  for (const id of [open, ended]) {
    await fund(id);
    await inStage(id, 'funded');
  }
  await query(OWED, [owed]);
  const end = (loanNumber: string, on: string) => admin.mutate('records.endAccount', { loanNumber, on });
  expect((await end(await numberOf(owed), '2018-06-01')).data).toEqual({ kind: 'notOpened' });
  expect((await end(await numberOf(ended), '2199-06-01')).data).toEqual({ kind: 'inFuture' });
  expect((await end(await numberOf(ended), '2018-06-01')).data).toEqual({ kind: 'recorded' });
  expect((await end('HL-999999999', '2018-06-01')).data).toEqual({ kind: 'noSuchLoan' });
  for (const id of [open, ended, owed]) await aged(id);
  await inStage(ended, 'funded');
  await purgeExpired(server.container);
  expect([await isThere(open), await isThere(ended), await isThere(owed)]).toEqual([true, false, true]);
  await expect(server.superuser.query('SELECT purge_application($1)', [open])).rejects.toThrow('line is open');
});

it('deletes the others where one is refused, and shows staff which and why until it is settled', async () => {
  const admin = await staff({ role: 'admin' });
  const [before, refused, after] = [await loan({}), await loan({}), await loan({})];
  const loanNumber = await numberOf(refused);
  // Its stage says refused while money went out: only the database knows better.
  await fund(refused);
  for (const id of [before, refused, after]) await aged(id);
  await inStage(refused, 'refused');
  await purgeExpired(server.container);
  expect([await isThere(before), await isThere(refused), await isThere(after)]).toEqual([false, true, false]);
  const shown = async () =>
    ((await admin.query('records.refusals')).data as { loanNumber: string }[]).filter(
      (row) => row.loanNumber === loanNumber,
    );
  const since = server.container.clock.today();
  expect(await shown()).toEqual([{ loanNumber, why: 'lineOpen', since }]);
  await admin.mutate('records.endAccount', { loanNumber, on: '2018-06-01' });
  await aged(refused);
  await inStage(refused, 'refused');
  await purgeExpired(server.container);
  expect([await isThere(refused), await shown()]).toEqual([false, []]);
});

it('holds records by an admin with a reason, lists them, and lifts the hold on record', async () => {
  const admin = await staff({ role: 'admin' });
  const id = await loan({});
  const loanNumber = await numberOf(id);
  const change = (kind: 'hold' | 'lift', reason: string) =>
    admin.mutate('records.changeHold', { loanNumber, reason, change: kind });
  expect((await change('hold', '   ')).status).toBe(400);
  expect((await change('lift', 'Nothing to lift.')).data).toEqual({ kind: 'notHeld' });
  expect((await change('hold', 'Subpoena of November 2.')).data).toEqual({ kind: 'held' });
  expect((await change('hold', 'Again.')).data).toEqual({ kind: 'heldBefore' });
  const listed = (await admin.query('records.holds', { cursor: null })).data;
  expect(listed).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ loanNumber, reason: 'Subpoena of November 2.' })]),
  });
  await aged(id);
  await purgeExpired(server.container);
  expect(await isThere(id)).toBe(true);
  expect((await change('lift', 'The case is closed.')).data).toEqual({ kind: 'lifted' });
  const events = await server.container.database.pool.query(
    "SELECT kind, body FROM events WHERE application_id = $1 AND kind IN ('recordsHeld', 'holdLifted') ORDER BY seq",
    [id],
  );
  expect(events.rows).toEqual([
    { kind: 'recordsHeld', body: { reason: 'Subpoena of November 2.' } },
    { kind: 'holdLifted', body: { reason: 'The case is closed.' } },
  ]);
  await aged(id);
  await purgeExpired(server.container);
  expect(await isThere(id)).toBe(false);
});

const happenings = ['fund', 'end', 'hold', 'lift', 'owe', 'meet', 'refuse', 'age', 'purge'] as const;
type Happening = (typeof happenings)[number];

it('no order of events purges an open line, records on hold, or what a notice is owed for', async () => {
  const admin = await staff({ role: 'admin' });
  let purged = 0;
  const play = async (order: readonly Happening[]): Promise<void> => {
    const id = await loan({});
    const loanNumber = await numberOf(id);
    const now = { isFunded: false, hasEnded: false, isHeld: false, isOwed: false };
    const changeHold = async (change: 'hold' | 'lift') => {
      await admin.mutate('records.changeHold', { loanNumber, reason: 'A case.', change });
      now.isHeld = change === 'hold';
    };
    const steps: Record<Happening, () => Promise<unknown>> = {
      fund: async () => {
        if (!now.isFunded) await fund(id);
        now.isFunded = true;
      },
      end: async () => {
        const { data } = await admin.mutate('records.endAccount', { loanNumber, on: '2018-06-01' });
        now.hasEnded ||= (data as { kind: string }).kind === 'recorded';
      },
      hold: () => changeHold('hold'),
      lift: () => changeHold('lift'),
      owe: async () => {
        if (!now.isOwed) await query(OWED, [id]);
        now.isOwed = true;
      },
      meet: async () => {
        await query('UPDATE clocks SET met_on = due_on WHERE application_id = $1', [id]);
        now.isOwed = false;
      },
      refuse: async () => (now.isFunded ? null : inStage(id, 'refused')),
      age: () => aged(id),
      purge: () => purgeExpired(server.container),
    };
    for (const step of order) {
      await steps[step]();
      // These loans have a funding and nothing before it, which no projection would call funded.
      if (now.isFunded) await inStage(id, 'funded');
      if (await isThere(id)) continue;
      purged += 1;
      const isOpen = now.isFunded && !now.hasEnded;
      expect({ order, isOpen, ...now }).toMatchObject({ isOpen: false, isHeld: false, isOwed: false });
      return;
    }
  };
  const anyOrder = fc.array(fc.constantFrom<Happening>(...happenings, 'age', 'purge'), { minLength: 4, maxLength: 14 });
  const late = ['age', 'purge'] as const;
  await fc.assert(
    fc.asyncProperty(anyOrder, (order) => play([...order, ...late])),
    {
      numRuns: isLong ? 60 : 10,
      examples: [[['fund']], [['fund', 'end']], [['owe']], [['hold']], [['fund', 'end', 'hold']]],
    },
  );
  expect(purged).toBeGreaterThan(0);
});

it.each(['manager', 'auditor', 'underwriter'] as const)('is not for a %s', async (role) => {
  const browser = await staff({ role });
  expect((await browser.query('records.holds', { cursor: null })).status).toBe(403);
});
