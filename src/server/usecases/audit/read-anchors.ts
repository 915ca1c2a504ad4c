import type { ChainKeys } from '#server/db/chain/chain-key.ts';
import type { AnchorRow } from '#server/db/repos/audit/audit-checks.ts';
import type { AnchorStore } from '#server/vendors/anchors/port.ts';
import { type Anchored, type Digest, digestName, linesOfPage, openDigest, sha256Of } from './digest.ts';
import type { Finding } from './finding.ts';

type Source = { store: AnchorStore; keys: ChainKeys };

/** Follows the digests from the first to the last; each must be there, as it was signed, and name the one before. */
export const checkDigests = async (
  { store, keys }: Source,
  { rows, unfinished }: { rows: readonly AnchorRow[]; unfinished: number | null },
): Promise<{ latest: Digest | null; findings: Finding[]; unlisted: AnchorRow | null }> => {
  const findings: Finding[] = [];
  let latest: Digest | null = null;
  let previous: string | null = null;
  for (const [at, row] of rows.entries()) {
    const name = digestName(row.number);
    const text = await store.get(name);
    const digest: Digest | null = text === null ? null : openDigest(keys, text);
    const isInOrder = row.number === at + 1 && digest?.number === row.number && digest.previous === previous;
    if (text === null) findings.push({ chain: name, problem: 'digestMissing', atEvent: null });
    else if (!digest || !isInOrder || sha256Of(text) !== row.sha256)
      findings.push({ chain: name, problem: 'digestChanged', atEvent: null });
    // One that is unreadable leaves the last good one to compare with.
    if (digest) latest = digest;
    previous = row.sha256;
  }
  const number = (rows.at(-1)?.number ?? 0) + 1;
  // A process that was killed before it listed its digest; the check it left writes it again.
  const beyond = number === unfinished ? null : await store.get(digestName(number));
  const further = beyond === null ? null : openDigest(keys, beyond);
  if (beyond === null || !further) return { latest, findings, unlisted: null };
  findings.push({ chain: digestName(number), problem: 'digestUnlisted', atEvent: null });
  return { latest: further, findings, unlisted: { number, sha256: sha256Of(beyond) } };
};

/** The heads of a digest in the order of their chains, a page in memory at a time; a changed page is reported and left out. */
export async function* anchoredHeads(
  { store }: Pick<Source, 'store'>,
  { digest, report }: { digest: Digest | null; report: (finding: Finding) => void },
): AsyncGenerator<Anchored> {
  for (const { name, sha256 } of digest?.pages ?? []) {
    const text = await store.get(name);
    if (text === null) report({ chain: name, problem: 'digestMissing', atEvent: null });
    else if (sha256Of(text) !== sha256) report({ chain: name, problem: 'digestChanged', atEvent: null });
    else yield* linesOfPage(text);
  }
}
