import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Arm, armsOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';

const listed = z.object({
  applicationId: z.string(),
  loanNumber: z.coerce.number(),
  seq: z.int(),
  at: z.coerce.date(),
  atKey: z.string(),
  actor: z.string(),
  kind: z.string(),
  body: z.record(z.string(), z.unknown()),
  seal: z.string(),
});
export type TrailEvent = z.infer<typeof listed>;

export type TrailCursor = { at: string; applicationId: string; seq: number };

type Asked = {
  reach: ReachedOffices;
  person: string | null;
  kind: string | null;
  from: Day | null;
  to: Day | null;
  loanNumber: number | null;
  timeZone: string;
};

const matches = ({ person, kind, from, to, loanNumber, timeZone }: Asked): SQL =>
  sql.join(
    [
      sql`true`,
      ...(kind === null ? [] : [sql`e.kind = ${kind}`]),
      ...(loanNumber === null ? [] : [sql`a.loan_number = ${loanNumber}`]),
      ...(from === null ? [] : [sql`e.at >= (${from}::date::timestamp AT TIME ZONE ${timeZone})`]),
      ...(to === null ? [] : [sql`e.at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})`]),
      ...(person === null
        ? []
        : [
            sql`e.actor IN (SELECT 'staff/' || c.id FROM accounts c WHERE c.realm = 'portal'
              AND search_text(concat_ws(' ', c.first_name, c.last_name)) LIKE '%' || search_text(${person}::text) || '%')`,
          ]),
    ],
    sql` AND `,
  );

/** The events of every loan within reach, newest first, continuing after the last page. */
export const trailPage = async (
  db: Reader,
  { cursor, limit, ...asked }: Asked & { cursor: TrailCursor | null; limit: number },
): Promise<TrailEvent[]> => {
  const after =
    cursor === null
      ? sql`true`
      : sql`(e.at, e.application_id, e.seq) < (${cursor.at}::timestamptz, ${cursor.applicationId}::uuid, ${cursor.seq}::int)`;
  const arm = (place: Arm) => sql`SELECT e.application_id, e.seq, e.at, a.loan_number
    FROM events e JOIN applications a ON a.id = e.application_id
    WHERE ${place('a')} AND ${matches(asked)} AND ${after}
    ORDER BY e.at DESC, e.application_id DESC, e.seq DESC LIMIT ${limit}`;
  const found = unionOf(armsOf(asked.reach).map(arm));
  if (found === null) return [];
  const { rows } =
    await db.execute(sql`SELECT f.application_id AS "applicationId", f.loan_number AS "loanNumber", f.seq, f.at,
      f.at::text AS "atKey", e.actor, e.kind, e.body, left(encode(e.hash, 'hex'), 12) AS seal
    FROM (SELECT * FROM (${found}) u ORDER BY at DESC, application_id DESC, seq DESC LIMIT ${limit}) f
    JOIN events e ON e.application_id = f.application_id AND e.seq = f.seq
    ORDER BY f.at DESC, f.application_id DESC, f.seq DESC`);
  return z.array(listed).parse(rows);
};
