import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { offers } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { touchLoan } from '#server/db/touched.ts';

export type OfferReason = (typeof offers.$inferSelect)['reason'];

/** All inputs of the decision behind an offer or a refusal. */
export type DecidedFacts = { application: Application; outside: OutsideFacts };

const offerRow = z.object({ basis: z.unknown(), changes: z.array(z.unknown()) });

/** The newest offer, ended or not. The caller parses its facts. */
export const findLatestOffer = async (db: Reader, applicationId: string) => {
  const [row] = await db
    .select({
      id: offers.id,
      policyVersion: offers.policyVersion,
      madeOn: offers.madeOn,
      expiresOn: offers.expiresOn,
      basis: offers.basis,
      reason: offers.reason,
      changes: offers.changes,
      endedAt: offers.endedAt,
      accepted: offers.accepted,
    })
    .from(offers)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.madeAt))
    .limit(1);
  return row ? { ...row, ...offerRow.parse(row) } : null;
};

/** The newest offer and the one before it, with what they were decided on. The caller parses both. */
export const findNewestOffers = (db: Reader, applicationId: string) =>
  db
    .select({
      madeOn: offers.madeOn,
      expiresOn: offers.expiresOn,
      facts: offers.facts,
      decision: offers.decision,
      reason: offers.reason,
      endedAt: offers.endedAt,
      isAccepted: sql<boolean>`${offers.acceptedAt} IS NOT NULL`,
    })
    .from(offers)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.madeAt))
    .limit(2);

/** The last accepted offer, even if others were made since. */
export const findAccepted = async (db: Reader, applicationId: string): Promise<unknown> => {
  const [row] = await db
    .select({ accepted: offers.accepted })
    .from(offers)
    .where(and(eq(offers.applicationId, applicationId), isNotNull(offers.accepted)))
    .orderBy(desc(offers.acceptedAt))
    .limit(1);
  return row?.accepted ?? null;
};

export type NewOffer = {
  applicationId: string;
  policyVersion: string;
  madeOn: Day;
  expiresOn: Day;
  basis: unknown;
  facts: DecidedFacts;
  decision: unknown;
  reason: OfferReason;
  changes: unknown[];
};

export const addOffer = async (tx: Tx, offer: NewOffer): Promise<string> => {
  const [row] = await tx
    .insert(offers)
    .values({
      ...offer,
      basis: sealJson(tx.ring, offer.basis),
      facts: sealJson(tx.ring, offer.facts),
      decision: sealJson(tx.ring, offer.decision),
      changes: sealJson(tx.ring, offer.changes),
      madeAt: tx.clock.now(),
    })
    .returning({ id: offers.id });
  if (!row) throw new Error('The offer was not stored.');
  touchLoan(tx, offer.applicationId);
  return row.id;
};

export const endOffer = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(offers).set({ endedAt: sql`clock_timestamp()` }).where(eq(offers.id, id));
};

/** The last acceptance counts: a borrower who goes back and takes another amount has accepted that one. */
export const acceptOffer = async (
  tx: Tx,
  { id, accepted }: { id: string; accepted: { choice: OfferChoice | null; decision: unknown; terms: unknown } },
): Promise<void> => {
  await tx
    .update(offers)
    .set({ acceptedAt: sql`clock_timestamp()`, accepted: sealJson(tx.ring, accepted) })
    .where(eq(offers.id, id));
};
