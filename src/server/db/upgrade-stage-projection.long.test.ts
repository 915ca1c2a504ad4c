import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { derivedRows } from '#testing/projection/derived-rows.ts';
import { rebuildPipeline } from './projections/rebuild-pipeline.ts';

/** A database of the previous release, whose triggers derive the rows. */
let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0023_stage_projection.sql');
});
afterAll(() => earlier.database.drop());
const query: DatabaseBefore['query'] = (...asked) => earlier.query(...asked);

const LOANS = isLong ? 1500 : 300;
const OPENED_ON = '2026-10-05';
const pick = (list: readonly (string | null)[], by: string) =>
  `(ARRAY[${list.map((each) => (each === null ? 'NULL' : `'${each}'`)).join(', ')}])[1 + ${by} % ${list.length}]`;

/** Every fact the stage depends on, in combinations that rarely repeat: prime periods keep them apart. */
const fill = async (): Promise<void> => {
  const company = "INSERT INTO companies (name) VALUES ('Partner') RETURNING id";
  const [{ id }] = await query(company);
  const [{ id: account }] = await query(
    "INSERT INTO accounts (realm, email, first_name, last_name) VALUES ('portal', 'a@lender.example', 'Ana', 'Ruiz') RETURNING id",
  );
  await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name, encompass_conditionally_approved, idle_since, email,
       phone, city, state, zip, company_id, assigned_to)
     SELECT ${pick(['zip', 'application3', 'applicationSubmitted', 'joinWaitlist', 'incomeDocs', 'applicationSubmitted', 'prequalOffer'], 'n')},
       2, 'withUsageStep', jsonb_build_object(
         'borrower', jsonb_build_object('firstName', 'Zoë ' || n, 'lastName', ${pick(['García-López', "O''Brien", null, 'Smith'], 'n / 3')}),
         'coborrower', CASE WHEN n % 5 = 0 THEN jsonb_build_object('firstName', 'Luis', 'lastName', ${pick(['Smith', 'Nguyen'], 'n / 7')},
           'email', 'Luis' || n || '@Example.com', 'phone', '6155550' || 100 + n % 900) END,
         'property', jsonb_build_object('line1', CASE WHEN n % 3 > 0 THEN n || ' Hawthorne Ave., #' || n % 9 END),
         'closing', jsonb_build_object('accountOpenedOn', CASE WHEN n % 11 = 0 THEN '${OPENED_ON}' END,
           'cancelledOn', CASE WHEN n % 67 = 0 THEN '2026-10-07' END)),
       'Zoë', n % 2 = 0, CASE WHEN n % 29 = 0 THEN now() END, 'zoe' || n || '@example.com', '615555' || 1000 + n,
       CASE WHEN n % 4 > 0 THEN 'Nashville' END, ${pick(['TN', 'FL', null], 'n / 2')}, CASE WHEN n % 4 > 0 THEN '37201' END,
       CASE WHEN n % 6 = 0 THEN $1::uuid END, CASE WHEN n % 9 = 0 THEN $2::uuid END
     FROM generate_series(1, ${LOANS}) n`,
    [id, account],
  );
  const loans = '(SELECT id, loan_number::int AS n FROM applications) a';
  await query(
    `INSERT INTO loan_figures SELECT id, 1000 * n, 4000, 3000, 5000, 700, current_date FROM ${loans} WHERE n % 3 = 0`,
  );
  await query(
    `INSERT INTO fundings (application_id, funded_on, total_cents) SELECT id, '2026-10-12', 100 FROM ${loans} WHERE n % 53 = 0`,
  );
  await query(`INSERT INTO conditions (application_id, key, code, request, state, is_asked, opened_on, due_on)
    SELECT id, k.code || ':' || k.at, k.code, jsonb_build_object('owner', ${pick(['borrower', 'coborrower', 'lender', 'thirdParty'], '(n / 2 + k.at)')},
      'priorTo', k.prior, 'kind', 'information'), ${pick(['requested', 'received', 'needsAnotherLook', 'accepted', 'waived'], '(n / 3 + k.at)')}, n % 8 > 0,
      '2026-10-01', '2026-10-20'
    FROM ${loans} JOIN (VALUES (100, 1, 'docs', 2), (408, 2, 'approval', 5), (608, 3, 'closing', 7), (609, 4, 'funding', 2)) AS k (code, at, prior, every)
      ON n % k.every = 0`);
  await query(`INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
    SELECT id, k.kind, date '2026-10-01' + n % 13, date '2026-10-20' + n % 17 + k.at,
      CASE WHEN (n + k.at) % 3 > 0 THEN date '2026-10-15' + n % 7 END,
      CASE WHEN (n + k.at) % 3 > 0 THEN ${pick(['decided', 'noticeSent', 'withdrawn', 'missingNamed'], 'n')} END
    FROM ${loans} JOIN (VALUES ('creditDecision', 1, 2), ('earlyDisclosures', 2, 3), ('counterOffer', 3, 4), ('incompleteNotice', 4, 5),
      ('moneyBack', 5, 31)) AS k (kind, at, every) ON n % k.every = 0`);
  await query(`INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, decided_at, facts, decision)
    SELECT id, ${pick(['refused', 'countered', 'suspended', 'denied', 'withdrawn', 'closedIncomplete', 'resumed', 'counterTaken', 'approved', 'conditionallyApproved'], '(n * 7 / 5 + d)')},
      'zip', '[]', '2026-10-01', '2026-10-10', timestamptz '2026-10-10 12:00Z' + d * interval '1 hour', '{}', '{}'
    FROM ${loans} CROSS JOIN generate_series(1, 2) d WHERE (n / 2) % 5 > 1 AND (d = 1 OR n % 4 = 0)`);
  await query(`INSERT INTO offers (application_id, policy_version, made_on, expires_on, made_at, basis, facts, decision, reason, changes)
    SELECT id, '2026-10-01', '2026-10-11', '2026-11-11', timestamptz '2026-10-10 13:30Z', '{}', '{}', '{}', 'first', '[]'
    FROM ${loans} WHERE n % 7 = 0`);
  await query(
    `INSERT INTO loan_messages (application_id, person, staff_id, staff_name, body, sent_at, read_at)
    SELECT id, ${pick(['borrower', 'coborrower'], 'n / 5')}, CASE WHEN m = 2 THEN $1::uuid END,
      CASE WHEN m = 2 THEN 'Ana' END, 'Hello', now() - m * interval '1 hour',
      CASE WHEN n % 3 = 0 THEN now() END FROM ${loans} CROSS JOIN generate_series(1, 3) m WHERE n % 5 = 0`,
    [account],
  );
  await query(
    `INSERT INTO leads (brought_by, partner, source, first_name, last_name, email, application_id, state)
    SELECT $1, 'Partner', 'MCR', 'Zoe', 'N' || n, 'lead' || n || '@example.com', id, ${pick(['new', 'invited', 'opened'], 'n')}
    FROM ${loans} WHERE n % 4 = 0`,
    [account],
  );
  // The triggers derive a lead's state as the stage changes, and only then.
  await query('DELETE FROM pipeline_rows; UPDATE applications SET version = version');
};

it('leaves every row as it was, and the projection derives from the same facts what the triggers did', async () => {
  await fill();
  const before = await derivedRows({ pool: earlier.database.superuser });
  expect(new Set(before.rows.map(({ stage }) => stage))).toEqual(new Set(pipelineStage.options));
  await earlier.upgrade();
  expect(await derivedRows({ pool: earlier.database.superuser })).toEqual(before);
  await earlier.upgradeToLatest();
  // A later migration keeps what is only shown in one value.
  const rows = before.rows.map(({ opened_on, ...row }) => ({ ...row, details: { openedOn: opened_on && OPENED_ON } }));
  const shown = async () => withoutTerms(await derivedRows({ pool: earlier.database.superuser }));
  expect(await shown()).toEqual(withoutTerms({ ...before, rows }));
  expect(await rebuildPipeline(earlier.database)).toBe(LOANS);
  expect(withoutTurn(await shown())).toEqual(withoutTurn(withoutTerms({ ...before, rows })));
});

/** A later rule says whose turn it is. */
const withoutTurn = ({ rows, ...others }: ReturnType<typeof withoutTerms>) => ({
  ...others,
  rows: rows.map(({ waiting_on: _, cell: __, ...row }) => row),
});

/** A later migration writes other terms: hashes. */
const withoutTerms = ({ rows, terms: _, ...others }: Awaited<ReturnType<typeof derivedRows>>) => ({
  ...others,
  rows: rows.map(({ terms_key: __, ...row }) => row),
});
