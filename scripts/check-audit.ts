import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { readKeys } from '../src/server/process-keys.ts';
import { readSettings } from '../src/server/settings.ts';
import { surroundingsOf } from '../src/server/surroundings-of.ts';
import { checkAudit } from '../src/server/usecases/audit/check-audit.ts';

/** Checks the audit log against its digests and changes nothing. Exit code 0: all held; 1: something failed; 2: not checked. */
const env = readSettings({ HEARTHLINE_MODE: 'sandbox', ...process.env });
if (!env.DATABASE_URL) {
  console.error('hearthline: check-audit needs DATABASE_URL, and the keys and ANCHORS settings of the product.');
  process.exit(2);
}
const keys = readKeys(env);
const ring = parseKeyRing(keys.ENCRYPTION_KEYS);
const database = connect({ url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, poolSize: 6, ring });
const anchors = env.vendors.anchors.make(surroundingsOf(env));
try {
  const { held, findings, digests } = await checkAudit({ database, ring, anchors });
  for (const { chain, problem, atEvent } of findings)
    console.log(`failed: ${chain} ${problem}${atEvent === null ? '' : ` at event ${atEvent}`}`);
  console.log(`${held + findings.length} checked against ${digests} digests: ${held} held, ${findings.length} failed.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`hearthline: not checked: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
} finally {
  await database.close();
}
