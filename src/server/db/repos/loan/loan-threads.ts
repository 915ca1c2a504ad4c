import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ThreadView } from '#entities/contract/loan-thread.ts';
import { person } from '#entities/values/person.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Arm, armsOf, countFound, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';

const listed = z.object({
  application_id: z.string(),
  person,
  loan_number: z.coerce.number(),
  names: z.string(),
  first_name: z.string().nullable(),
  owner_name: z.string().nullable(),
  staff_name: z.string().nullable(),
  beginning: z.string(),
  last_at: z.coerce.date(),
  unread: z.number(),
  unread_since: z.coerce.date().nullable(),
  place_key: z.string(),
});
export type ListedThread = z.infer<typeof listed>;

export type ThreadCursor = { at: string; applicationId: string; person: string };

/** Unread threads: longest wait first; all threads: newest first. */
const orders = {
  unread: {
    key: sql`t.unread_since`,
    wanted: sql`t.unread > 0`,
    past: sql`>`,
    by: sql`unread_since, application_id, person`,
  },
  all: {
    key: sql`t.last_at`,
    wanted: sql`true`,
    past: sql`<`,
    by: sql`last_at DESC, application_id DESC, person DESC`,
  },
} as const satisfies Record<ThreadView, unknown>;

/** One page, continuing after the last. */
export const threadPage = async (
  db: Reader,
  {
    reach,
    view,
    cursor,
    limit,
  }: { reach: ReachedOffices; view: ThreadView; cursor: ThreadCursor | null; limit: number },
): Promise<ListedThread[]> => {
  const { key, wanted, past, by } = orders[view];
  const from =
    cursor === null
      ? sql`true`
      : sql`(${key}, t.application_id, t.person) ${past} (${cursor.at}::timestamptz, ${cursor.applicationId}::uuid, ${cursor.person})`;
  const arm = (place: Arm) => sql`SELECT t.*, ${key}::text AS place_key FROM loan_talks t
    WHERE ${place('t')} AND ${wanted} AND ${from} ORDER BY ${by} LIMIT ${limit}`;
  const found = unionOf(armsOf(reach).map(arm));
  if (found === null) return [];
  const { rows } = await db.execute(sql`
    SELECT f.application_id, f.person, r.loan_number, r.names, a.document -> f.person ->> 'firstName' AS first_name,
      nullif(concat_ws(' ', o.first_name, o.last_name), '') AS owner_name, m.staff_name, left(m.body, 200) AS beginning,
      f.last_at, f.unread, f.unread_since, f.place_key
    FROM (SELECT * FROM (${found}) u ORDER BY ${by} LIMIT ${limit}) f
    JOIN applications a ON a.id = f.application_id JOIN pipeline_rows r ON r.application_id = f.application_id
    JOIN loan_messages m ON m.id = f.last_message_id LEFT JOIN accounts o ON o.id = f.assigned_to
    ORDER BY ${by}`);
  return z.array(listed).parse(rows);
};

export const countUnreadThreads = (
  db: Reader,
  { reach, limit }: { reach: ReachedOffices; limit: number },
): Promise<number> => {
  const arm = (place: Arm) =>
    sql`SELECT t.application_id, t.person FROM loan_talks t WHERE ${place('t')} AND t.unread > 0 LIMIT ${limit}`;
  return countFound(db, { queries: armsOf(reach).map(arm), limit });
};
