import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import { holdClocks } from '#rules/compliance/clocks.ts';
import { isConditionOverdue } from '#rules/conditions/condition-overdue.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { closingRecordOf } from '#server/db/repos/closing/closing-records.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { hasConditions } from '#server/usecases/conditions/reconcile-conditions.ts';
import { checkedChain } from '#testing/audit/chained-database.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { projectedAgain } from '#testing/projection/derived-rows.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { eventBrief, eventLines } from '#web/portal/loan/history/event-detail.ts';
import { becomePersona } from '../usecases/become-persona.ts';
import { seedSandbox } from '../usecases/seed-sandbox.ts';
import { demoLoans } from './demo-loans.ts';
import { seedLeads } from './seed-leads.ts';
import { seedLoan, seedPipeline } from './seed-pipeline.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedSandbox(server.container);
});
afterAll(() => server.close());

/** Through every event of a loan's life: of these, the one with days to cancel. */
const FUNDED = demoLoans.filter(({ end }) => end === 'funded').slice(-1);

const query = async (text: string) => (await server.container.database.pool.query(text)).rows;

const today = "(now() AT TIME ZONE 'America/New_York')::date";

/**
 * Impossible sequences: signed before booking, paid before opening, recorded on another day than its clock started. A list knows when a
 * loan was touched to the minute.
 */
const daysOf = `
  WITH told AS (SELECT application_id, kind, body, seq, (at AT TIME ZONE 'America/New_York')::date AS on_day, at FROM events),
    closings AS (SELECT id, (document #>> '{closing,accountOpenedOn}')::date AS opened,
      (document #>> '{closing,appointmentOn}')::date AS booked FROM applications)
  SELECT 'appointment after opening' AS wrong, id FROM closings WHERE booked > opened
  UNION ALL SELECT 'signed another day', id FROM closings JOIN closing_owners o ON o.application_id = id WHERE o.signed_on <> opened
  UNION ALL SELECT 'consented later', id FROM closings JOIN signers s ON s.application_id = id
    WHERE (s.consented_at AT TIME ZONE 'America/New_York')::date > opened
  UNION ALL SELECT 'paid before', id FROM closings JOIN fundings f ON f.application_id = id WHERE f.funded_on <= opened
  UNION ALL SELECT 'told another day', t.application_id FROM told t JOIN clocks c USING (application_id)
    WHERE c.kind = 'creditDecision' AND t.kind = 'stepSaved' AND t.body ->> 'step' = 'applicationSubmitted' AND t.on_day <> c.started_on
  UNION ALL SELECT 'decided another day', d.application_id FROM decisions d JOIN told t USING (application_id)
    WHERE t.kind = 'decided' AND (d.decided_at AT TIME ZONE 'America/New_York')::date <> t.on_day
  UNION ALL SELECT 'booked later', t.application_id FROM told t JOIN closings ON id = t.application_id
    WHERE t.kind = 'closingBooked' AND t.on_day >= booked
  UNION ALL SELECT 'told before the one before ' || t.kind || ' after ' || b.kind, t.application_id FROM told t JOIN told b USING (application_id)
    WHERE b.seq = t.seq - 1 AND t.at < b.at
  UNION ALL SELECT 'a file after the last one', f.application_id FROM files f
    WHERE f.created_at > (SELECT max(at) FROM told t WHERE t.application_id = f.application_id)
  UNION ALL SELECT 'touched after the last one: ' || r.names, r.application_id FROM pipeline_rows r
    WHERE r.touched_at > (SELECT max(at) + interval '1 minute' FROM told t WHERE t.application_id = r.application_id)`;

const recording = ['instrumentNumber', 'recordedOn'];
/** What a closing agent cannot have told yet. */
const notToldBy: Readonly<Record<string, readonly string[]>> = {
  closing: ['notaryName', 'notaryCommission', 'notaryExpiresOn', ...recording],
  rescission: recording,
  funding: recording,
  funded: [],
};

/** Conditions past their day on the open loans that somebody works on, as the desk counts them. */
const overdueByLoan = async () => {
  const { container } = server;
  const asOf = container.clock.today();
  const loans = await query('SELECT application_id AS id FROM pipeline_rows WHERE is_open AND assigned_to IS NOT NULL');
  return Promise.all(
    loans.map(async ({ id }) => {
      const { stored, conditions } = await currentConditions(container, id);
      const isApproved = stored.encompassConditionallyApproved;
      const loan = { isApproved, closing: stored.document.closing, asOf };
      const waiting = conditions.filter(({ state }) => isWaitingForAnswer(state));
      const late = waiting.flatMap(({ request: { code, priorTo }, state, dueOn }) =>
        hasConditions(stored.status) && isConditionOverdue({ code, priorTo, state, dueOn }, loan) ? [code] : [],
      );
      return { name: stored.document.borrower.lastName, isApproved, late };
    }),
  );
};

/** A few at a time, as the jobs do: each loan holds connections of its own. */
const seedAll = async () => {
  const left = demoLoans.map(({ name }) => name);
  const work = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await seedLoan(server.container, name);
  };
  await Promise.all([work(), work(), work()]);
};

if (isLong)
  it('fills the pipeline with forty loans in every stage, once', async () => {
    await seedAll();
    await seedAll();
    const [{ loans }] = await query('SELECT count(*)::int AS loans FROM applications');
    expect(loans).toBe(40);
    const stages = (await query('SELECT stage FROM pipeline_rows')).map(({ stage }) => stage);
    expect(new Set(stages)).toEqual(new Set(pipelineStage.options));
    const { left, again } = await projectedAgain(server.container.database);
    expect(left).toEqual(again);
    // The one decision that is overdue, to be seen; no notice is.
    const late = await query(`SELECT DISTINCT kind FROM clocks WHERE met_on IS NULL AND due_on < ${today}`);
    expect(late.map(({ kind }) => kind).filter((kind) => !holdClocks.includes(kind))).toEqual(['creditDecision']);
    expect(await query(daysOf)).toEqual([]);
    const { database, ring } = server.container;
    for (const { id } of await query('SELECT id FROM applications'))
      expect(await checkedChain(database, { chain: id, ring })).toMatchObject({ brokenAt: null });
    const [days] = await query(
      `SELECT count(*) FILTER (WHERE opened <= ${today})::int AS opened, count(*) FILTER (WHERE booked > ${today})::int AS booked
     FROM (SELECT (document #>> '{closing,accountOpenedOn}')::date AS opened, (document #>> '{closing,appointmentOn}')::date AS booked
       FROM applications) c`,
    );
    expect(days).toEqual({ opened: 7, booked: 2 });
    const threads = await query(
      `SELECT unread, (last_at AT TIME ZONE 'America/New_York')::date = ${today} - 1 AS "isOfYesterday" FROM loan_talks`,
    );
    expect(threads).toEqual(demoLoans.flatMap(({ wrote }) => (wrote ? [{ unread: 1, isOfYesterday: true }] : [])));
    // Decisions took several days, so that the figure above the list can be computed.
    const took = await query(
      'SELECT decided_on - completed_on AS days FROM pipeline_rows WHERE decided_on IS NOT NULL ORDER BY 1',
    );
    const planned = demoLoans.flatMap(({ decidedAfter }) => decidedAfter ?? []);
    expect(took.map(({ days }) => days)).toEqual(planned.toSorted((one, other) => one - other));
    // As mixed as a lender's own: states, amounts, papers that wait for review, notes.
    const [mixed] = await query(
      `SELECT count(DISTINCT state)::int AS states, count(DISTINCT line)::int AS lines,
       (SELECT count(*)::int FROM work_items WHERE kind = 'document') AS papers, (SELECT count(*)::int FROM loan_notes) AS notes
     FROM pipeline_rows`,
    );
    expect(mixed).toMatchObject({ notes: demoLoans.filter(({ noted }) => noted).length });
    expect(mixed?.states).toBeGreaterThanOrEqual(12);
    expect(mixed?.lines).toBeGreaterThan(25);
    expect(mixed?.papers).toBeGreaterThan(5);
    // Nobody books or signs before the papers are read.
    const unread = `SELECT r.names, w.detail FROM work_items w JOIN pipeline_rows r USING (application_id)
      WHERE w.kind = 'document' AND r.stage IN ('closing', 'rescission', 'funding', 'funded')`;
    expect(await query(unread)).toEqual([]);
    // Only what nobody has taken has waited too long.
    expect(
      await query(`SELECT r.names, w.due_on FROM work_items w JOIN pipeline_rows r USING (application_id)
        JOIN applications a ON a.id = r.application_id
        WHERE w.kind = 'document' AND a.assigned_to IS NOT NULL AND w.due_on < ${today}`),
    ).toEqual([]);
    // A household is late with a thing or two, and an approved one with one at most.
    const overdue = await overdueByLoan();
    expect(overdue.flatMap(({ late }) => late).length).toBeGreaterThan(0);
    expect(overdue.filter(({ isApproved, late }) => late.length > (isApproved ? 1 : 3))).toEqual([]);
    // The closing agent has told as much as the stage allows.
    const stagesOf = await query(
      "SELECT application_id AS id, stage FROM pipeline_rows WHERE stage IN ('closing', 'rescission', 'funding', 'funded')",
    );
    for (const { id, stage } of stagesOf) {
      const known = (await closingRecordOf(database.db, id))?.record;
      const missing = Object.entries(known ?? {}).flatMap(([name, value]) => (value === null ? [name] : []));
      expect([stage, known?.titleCompany, missing]).toEqual([stage, 'Sample Title and Escrow', notToldBy[stage]]);
    }
    // Trying a persona by hand afterwards must not hit a limit used up by the demo loans.
    await expect(
      becomePersona(server.container, { name: 'worked-example-couple', step: 'applicationSubmitted' }),
    ).resolves.toMatchObject({ path: '/app/application/submitted' });
    await seedPipeline(server.container);
    expect(await query("SELECT id FROM pgboss.job WHERE name = 'seedLoan'")).toEqual([]);
  }, 400_000);

it('tells its history in words: no name and no value is one of the program’s', async () => {
  for (const { name } of FUNDED) await seedLoan(server.container, name);
  const told = (await query('SELECT DISTINCT kind, body FROM events')).map(({ body }) =>
    [eventBrief(body), ...eventLines(body)].join('; '),
  );
  expect(told.length).toBeGreaterThan(50);
  const raw = told.flatMap((line) => line.match(/\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+\b/g) ?? []);
  expect([...new Set(raw)]).toEqual([]);
  expect(await query(daysOf)).toEqual([]);
  for (const { id } of await query("SELECT application_id AS id FROM pipeline_rows WHERE stage = 'funded'")) {
    const known = (await closingRecordOf(server.container.database.db, id))?.record;
    expect(Object.values(known ?? { notaryName: null })).not.toContain(null);
  }
  const settled = "SELECT DISTINCT state FROM payments WHERE channel <> 'kept'";
  expect(await query(settled)).toEqual([{ state: 'settled' }]);
});

it('has leads of a partner and of a loan officer, once, with notes', async () => {
  await seedLeads(server.container);
  await seedLeads(server.container);
  const leads = () => query('SELECT source, state, count(*)::int AS count FROM leads GROUP BY 1, 2 ORDER BY 1');
  // A job queued by the test before may still be at it.
  await expect.poll(leads).toEqual([
    { source: 'MCR', state: 'invited', count: 3 },
    { source: 'staff', state: 'invited', count: 1 },
  ]);
  await expect.poll(() => query('SELECT count(*)::int AS count FROM lead_notes')).toEqual([{ count: 2 }]);
});
