import type { Database } from '../../db/connect.ts';
import { findOrder, forgetOrder, keepOrderReference, markOrderSent } from '../../db/repos/application/report-orders.ts';

/** An order that was sent to a vendor that bills each one. `reference`: the vendor's own number, once it gave one. */
export type SentOrder = { sentAt: Date; reference: string | null };

/** Remembers what was ordered under a request's key, before it is sent: a lost answer never leads to a second order. */
export type OrderKeep = {
  find: (key: string) => Promise<SentOrder | null>;
  markSent: (key: string) => Promise<void>;
  placed: (key: string, reference: string) => Promise<void>;
  /** The vendor has no such order: the next request may place it. */
  forget: (key: string) => Promise<void>;
};

export const ordersIn = ({ db }: Pick<Database, 'db'>): OrderKeep => ({
  find: (key) => findOrder(db, key),
  markSent: (key) => markOrderSent(db, key),
  placed: (key, reference) => keepOrderReference(db, { key, reference }),
  forget: (key) => forgetOrder(db, key),
});

/** For commands, which order nothing. */
export const noOrders: OrderKeep = {
  find: async () => null,
  markSent: async () => undefined,
  placed: async () => undefined,
  forget: async () => undefined,
};
