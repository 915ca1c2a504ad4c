import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { paymentChannel, paymentKind, paymentState } from '#entities/facts/payment.ts';
import { day } from '#entities/values/day.ts';
import { cents } from '#entities/values/money.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Arm, armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';

const listed = z.object({
  id: z.string(),
  number: z.int(),
  application_id: z.string(),
  loan_number: z.coerce.number(),
  names: z.string(),
  kind: paymentKind,
  payee: z.string(),
  amount: z.coerce.number().pipe(cents),
  state: paymentState,
  channel: paymentChannel,
  created_on: day,
  on: day,
  reference: z.string().nullable(),
  return_code: z.string().nullable(),
  is_replaced: z.boolean(),
});
export type ListedPayment = z.infer<typeof listed>;

const within = (reach: ReachedOffices) =>
  sql.join(
    armsOf(reach).map((place: Arm) => place('r')),
    sql` OR `,
  );

const isReplaced = sql`EXISTS (SELECT FROM payments n WHERE n.application_id = p.application_id AND n.kind = p.kind
  AND n.subject = p.subject AND n.attempt > p.attempt AND n.state NOT IN ('returned', 'refused', 'canceled'))`;
const isOpen = sql`p.state IN ('created', 'approved', 'sending', 'unknown', 'sent')
  OR (p.state IN ('returned', 'refused') AND NOT ${isReplaced})`;

type Page = { reach: ReachedOffices; onlyOpen: boolean; before: number | null; limit: number };

/** Payments within reach, the newest first; `before` is the number of the last one shown. */
export const paymentPage = async (db: Reader, { reach, onlyOpen, before, limit }: Page): Promise<ListedPayment[]> => {
  if (armsOf(reach).length === 0) return [];
  const { rows } =
    await db.execute(sql`SELECT p.id, p.number, p.application_id, r.loan_number, r.names, p.kind, p.payee,
      p.amount_cents AS amount, p.state, p.channel, p.created_on::text,
      (CASE p.state WHEN 'sent' THEN p.sent_on WHEN 'settled' THEN p.settled_on WHEN 'returned' THEN p.returned_on
        WHEN 'refused' THEN p.returned_on ELSE p.created_on END)::text AS on,
      p.reference, p.return_code, ${isReplaced} AS is_replaced
    FROM payments p JOIN pipeline_rows r ON r.application_id = p.application_id
    WHERE p.kind <> 'fee' AND (${within(reach)}) AND ${onlyOpen ? sql`(${isOpen})` : sql`true`}
      AND ${before === null ? sql`true` : sql`p.number < ${before}`}
    ORDER BY p.number DESC LIMIT ${limit}`);
  return z.array(listed).parse(rows);
};

const summed = z.object({ on: day, state: paymentState, payments: z.int(), total: z.coerce.number().pipe(cents) });

/** Sums by the day of release and the state reached, the newest days first. */
export const paymentSums = async (db: Reader, { reach, since }: { reach: ReachedOffices; since: string }) => {
  if (armsOf(reach).length === 0) return [];
  const { rows } =
    await db.execute(sql`SELECT p.created_on::text AS on, p.state, count(*)::int AS payments, sum(p.amount_cents) AS total
    FROM payments p JOIN pipeline_rows r ON r.application_id = p.application_id
    WHERE p.kind <> 'fee' AND (${within(reach)}) AND p.created_on >= ${since}
    GROUP BY p.created_on, p.state ORDER BY p.created_on DESC, p.state`);
  return z.array(summed).parse(rows);
};

const fileSum = z.object({ file_id: z.string(), payments: z.int(), total: z.coerce.number().pipe(cents) });

/** What the payments recorded in each file add up to. */
export const sumsOfFiles = async (db: Reader, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const { rows } =
    await db.execute(sql`SELECT file_id, count(*)::int AS payments, sum(amount_cents) AS total FROM payments
    WHERE file_id = ANY(${sql.param([...ids])}::uuid[]) GROUP BY file_id`);
  return z.array(fileSum).parse(rows);
};
