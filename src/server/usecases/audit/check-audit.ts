import type { Container } from '#server/container.ts';
import { readChainKeys } from '#server/db/chain/chain-keys.ts';
import { anchorRows, unfinishedCheck } from '#server/db/repos/audit/audit-checks.ts';
import type { Finding } from './finding.ts';
import { anchoredHeads, checkDigests } from './read-anchors.ts';
import { walkChains } from './walk-chains.ts';

export type AuditResult = { held: number; findings: Finding[]; digests: number };

/** Checks every digest and every chain against the last one, and changes nothing. */
export const checkAudit = async ({
  database: { db },
  ring,
  anchors: store,
}: Pick<Container, 'database' | 'ring' | 'anchors'>): Promise<AuditResult> => {
  const keys = await readChainKeys(db, ring);
  const rows = await anchorRows(db);
  const { latest, findings } = await checkDigests({ store, keys }, { rows, unfinished: await unfinishedCheck(db) });
  const anchored = anchoredHeads({ store }, { digest: latest, report: (found) => findings.push(found) });
  let held = 0;
  for await (const { finding } of walkChains(db, { keys, anchored, after: '' })) {
    if (finding) findings.push(finding);
    else held += 1;
  }
  return { held, findings, digests: rows.length };
};
