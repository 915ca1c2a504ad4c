import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type WorkAction,
  type WorkQueue,
  type WorkView,
  workAction,
  workKind,
} from '#entities/contract/desk/work-item.ts';
import type { Day } from '#entities/values/day.ts';
import { person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { type Arm, armsOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';

/** The caller's reach for each permission they hold, and everyone who holds it. */
export type WorkReach = { action: WorkAction; reach: ReachedOffices; able: readonly string[] };
export type WorkAsked = { me: string; reaches: readonly WorkReach[]; view: WorkView };

const office = {
  company_id: z.string().nullable(),
  branch_id: z.string().nullable(),
  assigned_to: z.string().nullable(),
  brought_by: z.string().nullable(),
};

const stored = z.object({
  application_id: z.string(),
  kind: workKind,
  subject: z.string(),
  detail: z.string().nullable(),
  person: person.nullable(),
  action: workAction,
  since: z.coerce.date(),
  since_key: z.string(),
  due_on: z.string(),
  not_by: z.array(z.string()),
  taken_by: z.string().nullable(),
  ...office,
});
export type StoredWork = z.infer<typeof stored>;

/** `title`: of a condition in staff's own words. */
const listed = stored.extend({
  title: z.string().nullable(),
  loan_number: z.coerce.number(),
  names: z.string(),
  state: z.string().nullable(),
  line: z.number(),
});
export type ListedWork = z.infer<typeof listed>;

const ids = (list: readonly string[]): SQL => sql`${`{${list.join(',')}}`}::uuid[]`;

/** Work of a loan belongs to its assignee unless someone took it; an assignee who cannot do it leaves it open. */
const within = ({ me, view }: Pick<WorkAsked, 'me' | 'view'>, able: readonly string[]): SQL =>
  ({
    mine: sql`(w.taken_by = ${me} OR w.taken_by IS NULL AND w.assigned_to = ${me})`,
    open: sql`w.taken_by IS NULL AND (w.assigned_to IS NULL OR NOT w.assigned_to = ANY(${ids(able)}) OR w.assigned_to = ANY(w.not_by))`,
    team: sql`true`,
  })[view];

const order = sql`due_on, since, application_id, kind, subject`;

type Found = { what: SQL; queue: WorkQueue; limit: number; from?: SQL };

/** One arm for each way to reach the work, each with its index; null without any. */
const found = ({ me, reaches, view }: WorkAsked, { what, queue, limit, from = sql`true` }: Found): SQL | null => {
  const arms = reaches.flatMap(({ action, reach, able }) =>
    armsOf(reach).map(
      (
        place: Arm,
      ) => sql`SELECT ${what} FROM work_items w WHERE ${place('w')} AND w.queue = ${queue} AND w.action = ${action}
        AND NOT ${me}::uuid = ANY(w.not_by) AND ${within({ me, view }, able)} AND ${from} ORDER BY ${order} LIMIT ${limit}`,
    ),
  );
  return unionOf(arms);
};

export type WorkCursor = { dueOn: string; since: string; applicationId: string; kind: string; subject: string };

const columns = sql`w.*, w.since::text AS since_key`;

/** One page of a queue, the first due first. */
export const workPage = async (
  db: Reader,
  { queue, cursor, limit, ...asked }: WorkAsked & { queue: WorkQueue; cursor: WorkCursor | null; limit: number },
): Promise<ListedWork[]> => {
  const from =
    cursor === null
      ? sql`true`
      : sql`(w.due_on, w.since, w.application_id, w.kind, w.subject) > (${cursor.dueOn}::date, ${cursor.since}::timestamptz,
          ${cursor.applicationId}::uuid, ${cursor.kind}, ${cursor.subject})`;
  const work = found(asked, { what: columns, queue, limit, from });
  if (work === null) return [];
  const { rows } =
    await db.execute(sql`SELECT f.application_id, f.kind, f.subject, f.detail, f.person, f.action, f.since, f.since_key,
      f.due_on::text, f.not_by::text[], f.taken_by, f.company_id, f.branch_id, f.assigned_to, f.brought_by, r.loan_number, r.names, r.state, r.line,
      (SELECT c.title FROM conditions c WHERE c.application_id = f.application_id AND c.key = f.subject) AS title
    FROM (SELECT * FROM (${work}) u ORDER BY ${order} LIMIT ${limit}) f
    JOIN pipeline_rows r ON r.application_id = f.application_id
    ORDER BY f.due_on, f.since, f.application_id, f.kind, f.subject`);
  return z.array(listed).parse(rows);
};

/** Everything open on one loan, the first due first. */
export const workOfLoan = async (db: Reader, applicationId: string): Promise<ListedWork[]> => {
  const { rows } =
    await db.execute(sql`SELECT w.application_id, w.kind, w.subject, w.detail, w.person, w.action, w.since, w.since::text AS since_key,
      w.due_on::text, w.not_by::text[], w.taken_by, w.company_id, w.branch_id, w.assigned_to, w.brought_by, r.loan_number, r.names, r.state, r.line,
      (SELECT c.title FROM conditions c WHERE c.application_id = w.application_id AND c.key = w.subject) AS title
    FROM work_items w JOIN pipeline_rows r ON r.application_id = w.application_id
    WHERE w.application_id = ${applicationId} ORDER BY w.due_on, w.since, w.kind, w.subject`);
  return z.array(listed).parse(rows);
};

const counted = z.object({ count: z.number(), oldest: z.coerce.date().nullable(), is_past_due: z.boolean() });
export type CountedWork = { count: number; oldest: Date | null; isPastDue: boolean };

type Counting = Omit<WorkAsked, 'view'> & {
  of: readonly { queue: WorkQueue; view: WorkView }[];
  today: Day;
  limit: number;
};

/** How much is open in each of these, counted up to a limit, in one query. */
export const countWork = async (db: Reader, { of, today, limit, ...asked }: Counting): Promise<CountedWork[]> => {
  const none = sql`SELECT NULL::timestamptz AS since, NULL::date AS due_on WHERE false`;
  const what = sql`w.due_on, w.since, w.application_id, w.kind, w.subject`;
  const parts = of.map(({ queue, view }, at) => {
    const work = found({ ...asked, view }, { what, queue, limit }) ?? none;
    return sql`SELECT ${at}::int AS at, count(*)::int AS count, min(u.since) AS oldest, coalesce(bool_or(u.due_on < ${today}::date), false) AS is_past_due
      FROM (SELECT * FROM (${work}) x LIMIT ${limit}) u`;
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) c ORDER BY c.at`);
  return z
    .array(counted)
    .parse(rows)
    .map(({ count, oldest, is_past_due: isPastDue }) => ({ count, oldest, isPastDue }));
};

/** Open work by person, within reach. */
export const workByPerson = async (
  db: Reader,
  { reach, today }: { reach: ReachedOffices; today: Day },
): Promise<{ id: string; open: number; due: number }[]> => {
  const work = unionOf(
    armsOf(reach).map(
      (
        place: Arm,
      ) => sql`SELECT w.application_id, w.kind, w.subject, w.due_on, coalesce(w.taken_by, w.assigned_to) AS owner
        FROM work_items w WHERE ${place('w')} AND coalesce(w.taken_by, w.assigned_to) IS NOT NULL`,
    ),
  );
  if (work === null) return [];
  const { rows } =
    await db.execute(sql`SELECT owner AS id, count(*)::int AS open, count(*) FILTER (WHERE due_on <= ${today}::date)::int AS due
    FROM (${work}) u GROUP BY owner ORDER BY open DESC, owner`);
  return z.array(z.object({ id: z.string(), open: z.number(), due: z.number() })).parse(rows);
};

export type WorkKey = { applicationId: string; kind: string; subject: string };

/** Locked, so that only one person takes it; null once it is done. */
export const lockWork = async (tx: Tx, { applicationId, kind, subject }: WorkKey): Promise<StoredWork | null> => {
  const { rows } = await tx.execute(sql`SELECT ${columns}, w.due_on::text, w.not_by::text[] FROM work_items w
    WHERE w.application_id = ${applicationId} AND w.kind = ${kind} AND w.subject = ${subject} FOR UPDATE`);
  return z.array(stored).parse(rows)[0] ?? null;
};

const heldWork = stored
  .pick({ kind: true, subject: true, detail: true, action: true })
  .extend({ taken_by: z.string() });

/** Open work of a loan that someone other than the reader took, and that the reader is not kept from doing. */
export const workHeldByOthers = async (
  db: Reader,
  { applicationId, reader }: { applicationId: string; reader: string },
): Promise<z.infer<typeof heldWork>[]> => {
  const { rows } = await db.execute(sql`SELECT w.kind, w.subject, w.detail, w.action, w.taken_by FROM work_items w
    WHERE w.application_id = ${applicationId} AND w.taken_by <> ${reader} AND NOT ${reader}::uuid = ANY(w.not_by)`);
  return z.array(heldWork).parse(rows);
};

/** Of these letters, those someone other than the reader took, with the taker. */
export const lettersHeldByOthers = async (
  db: Reader,
  { letters, reader }: { letters: readonly { id: string; application_id: string }[]; reader: string },
): Promise<Map<string, string>> => {
  if (letters.length === 0) return new Map();
  const keys = sql.join(
    letters.map(({ id, application_id }) => sql`(${application_id}::uuid, 'letter', ${id})`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`SELECT w.subject, w.taken_by FROM work_items w
    WHERE (w.application_id, w.kind, w.subject) IN (${keys}) AND w.taken_by <> ${reader}`);
  const held = z.array(z.object({ subject: z.string(), taken_by: z.string() })).parse(rows);
  return new Map(held.map(({ subject, taken_by }) => [subject, taken_by]));
};

export const keepTaker = async (
  tx: Tx,
  { applicationId, kind, subject, to }: WorkKey & { to: string },
): Promise<void> => {
  await tx.execute(
    sql`UPDATE work_items SET taken_by = ${to} WHERE application_id = ${applicationId} AND kind = ${kind} AND subject = ${subject}`,
  );
};
