import { z } from 'zod';
import { actorOf, staffIdOf } from '#entities/contract/actor.ts';
import type { Container } from '#server/container.ts';
import { readChainKeys } from '#server/db/chain/chain-keys.ts';
import { checkChain } from '#server/db/chain/check-chain.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { countEvents, eventsOf } from '#server/db/repos/application/events.ts';
import { lastAuditCheck } from '#server/db/repos/audit/audit-checks.ts';
import { finding } from '../audit/finding.ts';

export const loanAudit = z.object({
  /** Just recomputed from the first event to the last. */
  chain: z.object({ length: z.int(), brokenAt: z.int().nullable() }),
  events: z.array(
    z.object({
      seq: z.int(),
      at: z.date(),
      /** The staff member's name; null for an applicant, the system or a third party. */
      by: z.string().nullable(),
      actor: z.string(),
      kind: z.string(),
      body: z.record(z.string(), z.unknown()),
      hash: z.string(),
    }),
  ),
  hasMore: z.boolean(),
});
export type LoanAudit = z.infer<typeof loanAudit>;

const PAGE = 100;

/** The loan's views and changes, newest first, and whether the log was tampered with. */
export const loanAuditOf = async (
  { database: { db }, ring }: Container,
  { applicationId, before }: { applicationId: string; before: number | null },
): Promise<LoanAudit> => {
  const rows = await eventsOf(db, { applicationId, limit: PAGE + 1, ...(before === null ? {} : { before }) });
  const page = rows.slice(0, PAGE);
  // An actor no account can have is the work of a forger: the page goes on and shows it as it stands.
  const idOf = (actor: string) => z.uuid().safeParse(staffIdOf(actorOf(actor))).data ?? null;
  const names = await namesOf(db, [...new Set(page.flatMap(({ actor }) => idOf(actor) ?? []))]);
  const { brokenAt } = await checkChain(db, { keys: await readChainKeys(db, ring), chain: applicationId });
  return {
    chain: { length: await countEvents(db, applicationId), brokenAt: brokenAt ?? (await lastFound(db, applicationId)) },
    events: page.map(({ hash, ...event }) => ({
      ...event,
      by: names.get(idOf(event.actor) ?? '') ?? null,
      hash: hash.toString('hex').slice(0, 12),
    })),
    hasMore: rows.length > PAGE,
  };
};

/** Only a digest tells that a chain lost its end: the nightly check compares with it. */
const lastFound = async (db: Reader, applicationId: string): Promise<number | null> => {
  const findings = z.array(finding).parse((await lastAuditCheck(db))?.findings ?? []);
  return findings.find(({ chain }) => chain === applicationId)?.atEvent ?? null;
};
