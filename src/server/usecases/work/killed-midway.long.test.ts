import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import type { EventKind } from '#entities/contract/event-kind.ts';
import { type DocumentDesk, documentDesk, line } from '#testing/document-desk.ts';
import { textPdf } from '#testing/files/text-pdf.ts';
import { freePort } from '#testing/free-port.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';

/** A test holds this lock; the event it waits for is written when the lock is let go. */
const LOCK = 20_418;
const script = fileURLToPath(new URL('../../../testing/faults/server-process.ts', import.meta.url));

let server: TestServer;
let desk: DocumentDesk;
let underwriter: TestBrowser;
let processor: TestBrowser;
let child: ChildProcess;
let port: number;

/** Another process of the same product: the one that is killed. */
const start = async (): Promise<void> => {
  const settings = JSON.stringify({ FILE_PARSERS: '1' });
  child = fork(script, [server.databaseUrl, server.container.env.DATA_DIR, String(port), settings]);
  await once(child, 'message');
};
const kill = async (): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** The same session at the process that is killed. */
const there = (signedIn: TestBrowser): TestBrowser => {
  const origin = `http://localhost:${port}`;
  const browser = new TestBrowser(
    (path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }),
    origin,
  );
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
  return browser;
};

const query = async (sql: string, values: unknown[] = []) => (await server.superuser.query(sql, values)).rows;
const numberOf = async (sql: string): Promise<number> =>
  Number((await query(`SELECT count(*) AS n FROM ${sql}`, [desk.loanId]))[0]?.n);

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  desk = await documentDesk(server);
  await desk.giveReasons();
  port = await freePort();
  underwriter = there(await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]));
  processor = there(desk.processor);
  await start();
}, 120_000);
afterAll(async () => {
  await kill();
  await server.close();
});

const loanId = () => ({ loanId: desk.loanId });
const conditions = async () => (await desk.processor.query('loanFile.conditions', loanId())).data as LoanCondition[];
const decision = async () => (await underwriter.mutate('loanFile.decision', loanId())).data as LoanDecision;

type Press = { path: string; input: Record<string, unknown> };
type Case = {
  /** Where it is killed: before this event, counted among those of this press. */
  event: EventKind;
  at?: number;
  who: () => TestBrowser;
  press: () => Promise<Press>;
  /** What a page shows of it. */
  shown: () => Promise<unknown>;
  /** What is stored of it. */
  stored: string;
  said: object;
  /** How many rows that is, once and not twice. */
  adds: number;
};

const sendPapers = async (name: string): Promise<string> =>
  desk.send(await textPdf([[line(`${name} one`)], [line(`${name} two`)]]), 'k1', `${name}.pdf`);
const listed = async (): Promise<string[]> => (await desk.documents()).files.map(({ name }) => name).toSorted();

let split = '';
const cases: Record<string, Case> = {
  'taking work': {
    event: 'workTaken',
    who: () => processor,
    press: async () => {
      const { data } = await processor.query('work.page', { queue: 'documents', view: 'open', cursor: null });
      const [row] = (data as { rows: WorkRow[] }).rows.filter(({ loan }) => loan?.id === desk.loanId);
      return {
        path: 'work.take',
        input: { items: [{ ...loanId(), kind: row?.kind, subject: row?.subject, ownerId: null }] },
      };
    },
    shown: async () => {
      const { data } = await desk.processor.query('work.page', { queue: 'documents', view: 'mine', cursor: null });
      return (data as { rows: WorkRow[] }).rows.length;
    },
    stored: "events WHERE application_id = $1 AND kind IN ('workTaken', 'loanAssigned')",
    said: { taken: 1, changed: 0 },
    adds: 2,
  },
  'entering a fact': {
    event: 'factEntered',
    who: () => processor,
    press: async () => {
      const policy = {
        ...{ carrier: 'Harbor Mutual', policyNumber: 'HM-1', from: '2026-05-01', to: '2027-05-01' },
        ...{ dwellingCoverage: 400_000, yearlyPremium: 2_400, mortgagee: null },
      };
      const [file] = (await desk.documents()).files;
      return {
        path: 'loanFacts.enter',
        input: { ...loanId(), fileId: file?.id, seen: null, fact: { kind: 'insurance', policy } },
      };
    },
    shown: async () => {
      const { data } = await desk.processor.query('loanFile.factEntries', loanId());
      return (data as { entries: unknown[] }).entries.length;
    },
    stored: 'fact_entries WHERE application_id = $1',
    said: { kind: 'inForce' },
    adds: 1,
  },
  'splitting a document': {
    event: 'documentsMade',
    who: () => processor,
    press: async () => {
      split ||= await sendPapers('k-one');
      const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, from: [{ fileId: split, pages: [page] }] }));
      return { path: 'loanReview.make', input: { ...loanId(), seen: [await desk.seenOf(split)], parts } };
    },
    shown: listed,
    stored: 'files WHERE application_id = $1 AND retired_at IS NULL',
    said: { kind: 'made' },
    adds: 1,
  },
  'reminding of several': {
    event: 'conditionNudged',
    at: 2,
    who: () => processor,
    press: async () => {
      const open = (await conditions()).filter(({ owner, state }) => owner === 'borrower' && state === 'requested');
      const chosen = open.slice(0, 3).map(({ key, changedAt }) => ({ key, seen: changedAt }));
      return { path: 'loanWork.bulkConditions', input: { ...loanId(), action: 'remind', conditions: chosen } };
    },
    shown: () =>
      numberOf(
        "(SELECT DISTINCT body->>'key' FROM events WHERE application_id = $1 AND kind = 'conditionNudged') of_each",
      ),
    stored: "events WHERE application_id = $1 AND kind = 'conditionNudged'",
    said: [{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'done' }],
    adds: 3,
  },
  deciding: {
    event: 'decided',
    who: () => underwriter,
    press: async () => {
      const { runs } = await decision();
      const said = { kind: 'conditionallyApproved', amount: null, note: null, seenDecisionId: null };
      return { path: 'loanDecision.record', input: { ...loanId(), run: runs[0]?.run, ...said } };
    },
    shown: async () => (await decision()).decided?.kind ?? null,
    stored: 'decisions WHERE application_id = $1',
    said: { kind: 'recorded' },
    adds: 1,
  },
};

/** Lets the work go on up to this event, and no further. */
const holdBefore = async ({ event, at = 1 }: Case) => {
  const holder = await server.superuser.connect();
  await holder.query(`SELECT pg_advisory_lock(${LOCK})`);
  await holder.query(`CREATE SEQUENCE held_at`);
  await holder.query(`GRANT ALL ON SEQUENCE held_at TO PUBLIC`);
  await holder.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF nextval('held_at') = ${at} THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF; RETURN NEW; END $$`);
  await holder.query(
    `CREATE TRIGGER hold BEFORE INSERT ON events FOR EACH ROW WHEN (NEW.kind = '${event}') EXECUTE FUNCTION hold()`,
  );
  const waiting = async () =>
    (await query("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted", [LOCK])).length;
  return {
    waiting,
    letGo: async () => {
      await holder.query(`SELECT pg_advisory_unlock(${LOCK})`);
      await expect.poll(waiting).toBe(0);
      await holder.query('DROP TRIGGER hold ON events');
      await holder.query('DROP FUNCTION hold');
      await holder.query('DROP SEQUENCE held_at');
      holder.release();
    },
  };
};

it.each(Object.entries(cases))(
  'killed while %s: half of it is nowhere, and once it is answered it stays',
  async (name, each) => {
    const { who, press, shown, stored, said, adds } = each;
    const { path, input } = await press();
    const before = [await shown(), await numberOf(stored)] as const;
    const held = await holdBefore(each);
    const unanswered = who()
      .mutate(path, input)
      .then(
        ({ data }) => data,
        () => 'no answer',
      );
    await expect.poll(held.waiting).toBe(1);
    await kill();
    expect(await unanswered).toBe('no answer');
    await held.letGo();
    await start();
    // Reminders go one by one: the first was sent before the second was begun.
    const half = name === 'reminding of several' ? [1, 1] : before;
    expect([await shown(), await numberOf(stored)]).toEqual(half);
    const again = await press();
    const { data } = await who().mutate(again.path, again.input);
    expect(data).toMatchObject(said);
    await kill();
    await start();
    expect(await numberOf(stored)).toBe(before[1] + adds);
    expect(await shown()).not.toEqual(before[0]);
  },
);
