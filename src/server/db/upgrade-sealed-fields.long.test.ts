import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { allText } from '#testing/stored/all-text.ts';
import { personalColumns } from '#testing/stored/personal-columns.ts';
import { startTestServer } from '#testing/test-server.ts';
import type { Database, Transact } from './connect.ts';
import { accountsWithEmail } from './repos/accounts/accounts.ts';
import { hasOptedOut, refusesTexts } from './repos/accounts/messages.ts';
import { findApplication } from './repos/application/applications.ts';
import { findByTerms, rangesOf } from './repos/pipeline/pipeline-terms.ts';
import { sealEarlierRows } from './sealed/seal-columns.ts';
import { sealedColumns } from './sealed/sealed-columns.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const email = 'marker.mail@example.com';
const phone = '6155519753';
const street = '7391 Markerstreet Lane';
const MARKERS = [email, phone, 'Markerstreet', '1961-07-23', '98761'];

const inClear = async (superuser: Parameters<typeof allText>[0], markers: readonly string[]) => {
  const clear = new Set(personalColumns().clear);
  const found = (await allText(superuser)).filter(({ text }) => markers.some((marker) => text.includes(marker)));
  return [...new Set(found.map(({ column }) => column))].filter((column) => !clear.has(column)).toSorted();
};

it('rows of an older version stay readable and are found, and after sealing nothing of them is in clear', async () => {
  const { database, query, upgrade, upgradeToLatest } = await databaseBefore('0050_sealed_fields.sql');
  closing.push(database.drop);
  const { superuser, db } = database;
  const empty = emptyApplication();
  const document = {
    ...empty,
    borrower: { ...empty.borrower, firstName: 'Ana', email, phone, dateOfBirth: '1961-07-23', annualIncome: 98_761 },
    property: { ...empty.property, line1: street, city: 'Nashville', state: 'TN', zip: '37206' },
  };
  const [{ id }] = await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name, email, phone, city, state, zip)
     VALUES ('zip', 4, 'withUsageStep', $1, 'Ana', $2, $3, 'Nashville', 'TN', '37206') RETURNING id`,
    [document, email, phone],
  );
  await query("INSERT INTO accounts (realm, email, first_name) VALUES ('applicant', $1, 'Ana')", [email]);
  await query("INSERT INTO mail_opt_outs (email, kind) VALUES ($1, 'reminders')", [email]);
  await query('INSERT INTO text_refusals (phone) VALUES ($1)', [phone]);
  await query("INSERT INTO pipeline_terms (application_id, source, term) VALUES ($1, 'row', $2)", [id, `e:${email}`]);
  await query("INSERT INTO news_wishes (application_id, about, email) VALUES ($1, 'lowEquity', $2)", [id, email]);
  await query(
    'INSERT INTO loan_notes (application_id, staff_id, staff_name, body) SELECT $1, id, $2, $3 FROM accounts',
    [id, 'Sam', `They moved from ${street}`],
  );
  await upgrade();
  await upgradeToLatest();

  expect((await findApplication(db, id))?.document).toEqual(document);
  expect(await inClear(superuser, MARKERS)).not.toEqual([]);

  // Stopped in the middle, it goes on where it was.
  let turns = 0;
  const failing: Transact = async (work) => {
    turns += 1;
    if (turns === 3) throw new Error('stopped');
    return database.transact(work);
  };
  await expect(sealEarlierRows({ db, transact: failing })).rejects.toThrow('stopped');
  expect((await findApplication(db, id))?.document).toEqual(document);
  expect(await sealEarlierRows(database)).toBeGreaterThan(2);
  expect(await sealEarlierRows(database)).toBe(0);

  expect(await inClear(superuser, MARKERS)).toEqual([]);
  expect((await findApplication(db, id))?.document).toEqual(document);
  expect(await accountsWithEmail(db, { realm: 'applicant', email })).toMatchObject([{ email, firstName: 'Ana' }]);
  expect([await hasOptedOut(db, { email, kind: 'reminders' }), await refusesTexts(db, phone)]).toEqual([true, true]);
  for (const typed of [email, phone, street, 'Markerstreet Ln'])
    expect(await findByTerms(db, { ranges: rangesOf(typed, db.ring), reach: { kind: 'all' }, limit: 5 })).toEqual([id]);
});

/** Every sealed value back in clear, as an older version had stored it. */
const unseal = async ({ db }: Pick<Database, 'db'>): Promise<void> => {
  for (const { table, column, form, hash } of sealedColumns) {
    const { rows } = await db.execute<{ at: string; plain: unknown }>(
      sql.raw(`SELECT ctid::text AS at, ${column} AS plain FROM ${table} WHERE ${column} IS NOT NULL`),
    );
    for (const { at, plain } of rows)
      await db.execute(
        sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${form === 'json' ? JSON.stringify(plain) : plain}
          ${sql.raw(hash ? `, ${hash.column} = NULL` : '')} WHERE ctid = ${at}::tid`,
      );
  }
  await db.execute(sql`DELETE FROM sealed_columns`);
};

it('seals every column of a whole loan, which then reads as before', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  closing.push(server.close);
  const { database } = server.container;
  const { loanId, applicant } = await deskLoan(server, 'worked-example-couple');
  const { staff } = pipelineDesk(() => server);
  const underwriter = await staff({ role: 'underwriter' });
  const shown = async () => [
    (await underwriter.query('loanFile.open', { loanId })).data,
    (await applicant.query('funnel.current')).data,
    (await findApplication(database.db, loanId))?.document,
  ];
  const before = await shown();
  const { borrower, property } = (await findApplication(database.db, loanId))?.document ?? emptyApplication();
  const markers = [borrower.email, borrower.phone, borrower.dateOfBirth, property.line1].flatMap((text) => text ?? []);
  expect(markers).toHaveLength(4);
  expect(await inClear(server.superuser, markers)).toEqual([]);
  await unseal(database);
  expect(await inClear(server.superuser, markers)).toEqual(
    expect.arrayContaining(['accounts.email', 'applications.document']),
  );
  expect(await shown()).toEqual(before);
  await sealEarlierRows(database);
  expect(await inClear(server.superuser, markers)).toEqual([]);
  expect(await shown()).toEqual(before);
});
