import type { Container } from '#server/container.ts';
import { readChainKeys } from '#server/db/chain/chain-keys.ts';
import {
  type AuditCheck,
  addAnchor,
  anchorRows,
  endAuditCheck,
  openAuditCheck,
  saveAuditProgress,
  unfinishedCheck,
} from '#server/db/repos/audit/audit-checks.ts';
import { type Anchored, digestName, pageName, pageText, sha256Of, signDigest } from './digest.ts';
import type { Finding } from './finding.ts';
import { anchoredHeads, checkDigests } from './read-anchors.ts';
import { walkChains } from './walk-chains.ts';

const PAGE = 10_000;
/** Enough to act on; all are counted. */
const SHOWN = 200;

type Parts = Pick<Container, 'database' | 'ring' | 'anchors' | 'log'>;

/** The nightly check: compares every chain with the last digest, reports what does not fit, and keeps the heads in a new digest. */
export const anchorChains = async (
  { database: { db, parts }, ring, anchors: store, log }: Parts,
  { page: pageSize = PAGE }: { page?: number } = {},
): Promise<void> => {
  const { chainKey } = parts;
  if (!chainKey) throw new Error('Digests are signed only by a process that holds the chain key.');
  const keys = await readChainKeys(db, ring);
  const listed = await anchorRows(db);
  const unfinished = await unfinishedCheck(db);
  const { latest, findings: first, unlisted } = await checkDigests({ store, keys }, { rows: listed, unfinished });
  // Reported, and listed again: what it holds is ours, and the next ones count on.
  if (unlisted) await addAnchor(db, unlisted);
  const rows = unlisted ? [...listed, unlisted] : listed;
  const number = (rows.at(-1)?.number ?? 0) + 1;
  const check = await openAuditCheck(db, number);
  const report = (found: Finding): void => {
    check.failed += 1;
    if (check.findings.length < SHOWN) check.findings.push(found);
    log.error({ event: 'auditFailed', ...found }, 'the audit log was changed outside of the product');
  };
  if (check.afterChain === '') first.forEach(report);

  let lines: Anchored[] = [];
  const keepPage = async (lastChain: string): Promise<void> => {
    const name = pageName(number, check.pages.length + 1);
    const text = pageText(lines);
    await store.put(name, text);
    check.pages.push({ name, sha256: sha256Of(text), chains: lines.length });
    check.afterChain = lastChain;
    lines = [];
    await saveAuditProgress(db, check);
  };
  const anchored = anchoredHeads({ store }, { digest: latest, report });
  for await (const { chain, finding, head } of walkChains(db, { keys, anchored, after: check.afterChain })) {
    if (finding) report(finding);
    else check.held += 1;
    if (head) lines.push(head);
    if (lines.length >= pageSize) await keepPage(chain);
  }
  if (lines.length > 0) await keepPage(lines.at(-1)?.chain ?? '');
  const text = signDigest(chainKey, {
    number,
    madeAt: new Date().toISOString(),
    previous: rows.at(-1)?.sha256 ?? null,
    chains: sumOf(check),
    pages: check.pages,
  });
  await store.put(digestName(number), text);
  await addAnchor(db, { number, sha256: sha256Of(text) });
  await endAuditCheck(db, check);
  log.info({ event: 'auditChecked', number, held: check.held, failed: check.failed }, 'the audit log was checked');
};

const sumOf = ({ pages }: AuditCheck): number => pages.reduce((sum, { chains }) => sum + chains, 0);
