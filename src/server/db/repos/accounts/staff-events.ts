import { desc, eq, sql } from 'drizzle-orm';
import { appendToChain, staffEventHead } from '#server/db/chain/append-to-chain.ts';
import { STAFF_CHAIN } from '#server/db/chain/close-old-chains.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { accounts, staffEvents } from '#server/db/schema/index.ts';

/** Every event of a portal account, company or branch, by name. */
export type StaffEventKind =
  | 'invited'
  | 'enrolled'
  | 'granted'
  | 'grantProposed'
  | 'grantDeclined'
  | 'grantRevoked'
  | 'deactivated'
  | 'reactivated'
  | 'reset'
  | 'unlocked'
  | 'passwordChanged'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'everySessionEnded'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'companyAdded'
  | 'branchAdded'
  | 'indexProposed'
  | 'indexReleased'
  | 'indexDeclined';

export type StaffEvent = {
  actor: string | null;
  subject: string;
  kind: StaffEventKind;
  body?: Record<string, unknown>;
};

export const appendStaffEvent = (tx: Tx, { actor, subject, kind, body = {} }: StaffEvent): Promise<void> =>
  appendToChain(tx, {
    chain: STAFF_CHAIN,
    at: new Date(),
    head: () => staffEventHead(tx),
    fields: [actor, subject, kind, body],
    insert: (link) => tx.insert(staffEvents).values({ actor, subject, kind, body, ...link }),
  });

export const staffEventsOf = (db: Reader, subject: string) =>
  db
    .select({
      seq: staffEvents.seq,
      at: staffEvents.at,
      kind: sql<StaffEventKind>`${staffEvents.kind}`,
      body: staffEvents.body,
      by: sql<string | null>`nullif(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}), '')`,
    })
    .from(staffEvents)
    .leftJoin(accounts, eq(accounts.id, staffEvents.actor))
    .where(eq(staffEvents.subject, subject))
    .orderBy(desc(staffEvents.seq))
    .limit(200);
