import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { StaffWork } from '#entities/contract/reports/pipeline-report.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { addDays, toDay } from '#entities/values/day.ts';

export const START = toDay('2026-03-02');
export const PEOPLE = ['3f0e2b6c-58d0-4f0e-9d7e-0a4b6c1d2e3f', 'a1b2c3d4-e5f6-4a1b-8c2d-3e4f5a6b7c8d'];
export const WORK = {
  documentJudged: 'documents',
  conditionDecided: 'conditions',
  decided: 'decisions',
  decisionConfirmed: 'decisions',
  closingCheckedIn: 'closings',
  closingRecorded: 'closings',
} as const satisfies Record<string, StaffWork>;

const aDay = fc.nat(35).map((days) => addDays(START, days));

/** An hour of two is still the day before where the lender is. */
const anAction = fc.record({
  person: fc.constantFrom(...PEOPLE),
  kind: fc.constantFrom(...(Object.keys(WORK) as (keyof typeof WORK)[])),
  state: fc.constantFrom('accepted', 'waived', 'rejected'),
  day: aDay,
  hour: fc.constantFrom(2, 12, 23),
  fileSentOn: fc.option(aDay),
});

/** Each in a stage other than the one before, on its day or later. */
const someVisits = fc
  .array(fc.tuple(fc.constantFrom(...pipelineStage.options), fc.nat(9)), { minLength: 1, maxLength: 7 })
  .map((made) => {
    let on = START;
    return made
      .filter(([stage], at) => stage !== made[at - 1]?.[0])
      .map(([stage, days]) => {
        on = addDays(on, days);
        return { stage, on };
      });
  });

/** What may have happened to an application; one that never began is an inquiry. */
export const aHistory = fc
  .record({
    state: fc.constantFrom('TN', 'TX', null),
    line: fc.integer({ min: 25_000, max: 400_000 }),
    began: fc.option(aDay, { freq: 8 }),
    isIdle: fc.boolean(),
    decisions: fc.array(fc.constantFrom(...decisionKind.options), { maxLength: 3 }),
    visits: someVisits,
    actions: fc.array(anAction, { maxLength: 9 }),
  })
  .map((made) => ({
    ...made,
    id: randomUUID(),
    actions: made.actions.map((action) => ({ ...action, fileId: randomUUID() })),
    stage: made.visits.at(-1)?.stage ?? 'inquiry',
  }));
type Arbitrary<Of> = Of extends fc.Arbitrary<infer Made> ? Made : never;
export type History = Arbitrary<typeof aHistory>;

const TABLES = ['events', 'stage_visits', 'decisions', 'files', 'pipeline_rows', 'applications'];

const INSERTS = [
  `INSERT INTO applications (id, status, schema_version, variant, document, borrower_name, idle_since)
   SELECT (h ->> 'id')::uuid, 'zip', 2, 'withUsageStep', '{}', 'A', CASE WHEN (h ->> 'isIdle')::boolean THEN now() END FROM told`,
  `INSERT INTO pipeline_rows (application_id, loan_number, lead_source, names, name_key, state, line, stage, is_open, waiting_on, next_due,
     details, touched_at, created_at, terms_key)
   SELECT (h ->> 'id')::uuid, n, 'web', 'A', 'a', h ->> 'state', (h ->> 'line')::int, h ->> 'stage', true, 'staff', 'infinity', '{}', now(), now(), ''
   FROM told`,
  `INSERT INTO stage_visits SELECT (h ->> 'id')::uuid, v.at, v.visit ->> 'stage', (v.visit ->> 'on')::date
   FROM told, jsonb_array_elements(h -> 'visits') WITH ORDINALITY v (visit, at)`,
  `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision, decided_at)
   SELECT (h ->> 'id')::uuid, d.kind, 'zip', '[]', '1', current_date, '{}', '{}', now() + d.at * interval '1 minute'
   FROM told, jsonb_array_elements_text(h -> 'decisions') WITH ORDINALITY d (kind, at)`,
  `INSERT INTO events (application_id, seq, at, actor, kind, body, previous_hash, hash, key_id)
   SELECT (h ->> 'id')::uuid, 0, now(), 'system', 'applicationBegan', jsonb_build_object('on', h ->> 'began'), ''::bytea, ''::bytea, 'k' FROM told
   WHERE h ->> 'began' IS NOT NULL
   UNION ALL SELECT (h ->> 'id')::uuid, a.at, ((a.done ->> 'day')::timestamp + (a.done ->> 'hour')::int * interval '1 hour') AT TIME ZONE 'UTC',
     'staff/' || (a.done ->> 'person'), a.done ->> 'kind', a.done, ''::bytea, ''::bytea, 'k'
   FROM told, jsonb_array_elements(h -> 'actions') WITH ORDINALITY a (done, at)`,
  `INSERT INTO files (id, application_id, person, document_type, name, size, sha256, type, pages, state, key_name, wrapped_key, storage_key, created_at)
   SELECT (a.done ->> 'fileId')::uuid, (h ->> 'id')::uuid, 'borrower', 'other', 'a', 1, convert_to(a.done ->> 'fileId', 'UTF8'), 'application/pdf', 1, 'clean', 'k', '',
     a.done ->> 'fileId', ((a.done ->> 'fileSentOn')::timestamp + interval '12 hours') AT TIME ZONE 'UTC'
   FROM told, jsonb_array_elements(h -> 'actions') a (done) WHERE a.done ->> 'fileSentOn' IS NOT NULL`,
];

/** Exactly these loans are in the database: written beside its triggers, as a superuser who passes them by. */
export const keepHistories = async (client: pg.PoolClient, histories: readonly History[]): Promise<void> => {
  await client.query('SET session_replication_role = replica');
  for (const table of TABLES) await client.query(`DELETE FROM ${table}`);
  await client.query('DROP TABLE IF EXISTS told');
  await client.query('CREATE TEMP TABLE told (n serial, h jsonb)');
  await client.query('INSERT INTO told (h) SELECT jsonb_array_elements($1::jsonb)', [JSON.stringify(histories)]);
  for (const statement of INSERTS) await client.query(statement);
};
