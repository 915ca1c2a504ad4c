import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { type NoticeDeliveryRow, noticeDeliveries } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type { NoticeDeliveryRow };
export type NewDelivery = Omit<typeof noticeDeliveries.$inferInsert, 'id' | 'madeAt'>;

/** Where a notice goes is sealed; null and absent stay as they are. */
const withSealedTarget = <Delivery extends Partial<NewDelivery>>({ ring }: Tx, delivery: Delivery): Delivery => {
  const { recipient, mailedTo } = delivery;
  return {
    ...delivery,
    ...(recipient && { recipient: sealText(ring, recipient) }),
    ...(mailedTo && { mailedTo: sealJson(ring, mailedTo) }),
  };
};

export const addDelivery = async (tx: Tx, delivery: NewDelivery): Promise<void> => {
  await tx.insert(noticeDeliveries).values({ ...withSealedTarget(tx, delivery), madeAt: tx.clock.now() });
  touchLoan(tx, delivery.applicationId);
};

export const changeDelivery = async (
  tx: Tx,
  { id, ...change }: Partial<NewDelivery> & { id: string },
): Promise<void> => {
  const changed = await tx
    .update(noticeDeliveries)
    .set(withSealedTarget(tx, change))
    .where(eq(noticeDeliveries.id, id))
    .returning({ applicationId: noticeDeliveries.applicationId });
  for (const { applicationId } of changed) touchLoan(tx, applicationId);
};

const deliveriesQuery = preparedOnce((db: Reader) =>
  db
    .select()
    .from(noticeDeliveries)
    .where(eq(noticeDeliveries.applicationId, sql.placeholder('applicationId')))
    .orderBy(asc(noticeDeliveries.madeAt))
    .prepare('deliveries_of'),
);

/** Everything sent or to be sent for a loan, oldest first. */
export const deliveriesOf = (db: Reader, applicationId: string): Promise<NoticeDeliveryRow[]> =>
  deliveriesQuery(db).execute({ applicationId });

export const findDelivery = async (db: Reader, id: string): Promise<NoticeDeliveryRow | null> => {
  const [row] = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.id, id));
  return row ?? null;
};

export const findDeliveryByKey = async (db: Reader, deliveryKey: string): Promise<NoticeDeliveryRow | null> => {
  const [row] = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.deliveryKey, deliveryKey));
  return row ?? null;
};

const isWaiting = and(isNull(noticeDeliveries.sentOn), isNull(noticeDeliveries.bouncedOn));

/** Not handed over yet, of one notice. */
export const unsentOf = (db: Reader, noticeId: string): Promise<NoticeDeliveryRow[]> =>
  db
    .select()
    .from(noticeDeliveries)
    .where(and(eq(noticeDeliveries.noticeId, noticeId), isWaiting));

/** The notices of a loan that are made and not handed over, held ones included. */
export const waitingDeliveries = (db: Reader, applicationId: string): Promise<NoticeDeliveryRow[]> =>
  db
    .select()
    .from(noticeDeliveries)
    .where(and(eq(noticeDeliveries.applicationId, applicationId), isWaiting));

export const hasBounced = async (
  db: Reader,
  { applicationId, person, recipient }: { applicationId: string; person: Person; recipient: string },
): Promise<boolean> => {
  const rows = await db
    .select({ recipient: noticeDeliveries.recipient })
    .from(noticeDeliveries)
    .where(
      and(
        eq(noticeDeliveries.applicationId, applicationId),
        eq(noticeDeliveries.person, person),
        isNotNull(noticeDeliveries.bouncedOn),
      ),
    );
  return rows.some((row) => row.recipient === recipient);
};

/** Emails made on or before that day which no mail server has accepted. */
export const unacceptedEmails = async (db: Reader, { madeBy }: { madeBy: Day }): Promise<string[]> => {
  const rows = await db
    .select({ key: noticeDeliveries.deliveryKey })
    .from(noticeDeliveries)
    .where(and(eq(noticeDeliveries.channel, 'email'), lte(noticeDeliveries.madeOn, madeBy), isWaiting));
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
};

/** The last day a notice of this kind was handed over to anyone. */
export const lastSent = async (
  db: Reader,
  { applicationId, kind }: { applicationId: string; kind: NoticeDeliveryRow['kind'] },
): Promise<Day | null> => {
  const [row] = await db
    .select({ sentOn: noticeDeliveries.sentOn })
    .from(noticeDeliveries)
    .where(
      and(
        eq(noticeDeliveries.applicationId, applicationId),
        eq(noticeDeliveries.kind, kind),
        isNotNull(noticeDeliveries.sentOn),
      ),
    )
    .orderBy(desc(noticeDeliveries.sentOn))
    .limit(1);
  return row?.sentOn ?? null;
};

/** Held notices are made again once nothing is missing. */
export const dropHeld = async (tx: Tx, { applicationId, kind }: Pick<NoticeDeliveryRow, 'applicationId' | 'kind'>) => {
  await tx
    .delete(noticeDeliveries)
    .where(
      and(
        eq(noticeDeliveries.applicationId, applicationId),
        eq(noticeDeliveries.kind, kind),
        isNotNull(noticeDeliveries.held),
      ),
    );
  touchLoan(tx, applicationId);
};

/** `about`: only those that cover this. */
type Unsent = Pick<NoticeDeliveryRow, 'applicationId' | 'kind' | 'person' | 'owner'> & { about?: string };

/** Copies that are not sent or printed yet, of a notice that another one replaces. */
export const dropUnsent = async (tx: Tx, { applicationId, kind, person, owner, about }: Unsent): Promise<void> => {
  await tx
    .delete(noticeDeliveries)
    .where(
      and(
        eq(noticeDeliveries.applicationId, applicationId),
        eq(noticeDeliveries.kind, kind),
        eq(noticeDeliveries.person, person),
        owner === null ? isNull(noticeDeliveries.owner) : eq(noticeDeliveries.owner, owner),
        about === undefined ? undefined : eq(noticeDeliveries.about, about),
        isNull(noticeDeliveries.batchId),
        isWaiting,
      ),
    );
  touchLoan(tx, applicationId);
};

export const lockDeliveries = (tx: Tx, ids: readonly string[]): Promise<NoticeDeliveryRow[]> =>
  tx
    .select()
    .from(noticeDeliveries)
    .where(inArray(noticeDeliveries.id, [...ids]))
    .orderBy(asc(noticeDeliveries.madeAt), asc(noticeDeliveries.id))
    .for('update');
