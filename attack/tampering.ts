import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof, Tally } from '../scripts/proof.ts';
import { anchorChains } from '../src/server/usecases/audit/anchor-chains.ts';
import { checkAudit } from '../src/server/usecases/audit/check-audit.ts';
import { chainedLoan } from '../src/testing/audit/chained-loan.ts';
import { cutChain, eventTampering } from '../src/testing/audit/tampering.ts';
import { setup } from '../src/testing/database-setup.ts';
import { startTestServer } from '../src/testing/test-server.ts';

/** As a database administrator with every right would change the audit log, each kind on loans of its own. */
const run = async (tally: Tally): Promise<void> => {
  const stopDatabase = await setup();
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  const { container, superuser } = server;
  const isNoticed = async (chain: string): Promise<boolean> =>
    (await checkAudit(container)).findings.some((found) => found.chain === chain);
  try {
    const kinds = {
      ...Object.fromEntries(Object.entries(eventTampering).map(([name, { tamper }]) => [name, tamper])),
      'the last event deleted': (by: typeof superuser, { chain }: { chain: string }) =>
        cutChain(by, { chain, keep: 5 }),
      'all but the first deleted': (by: typeof superuser, { chain }: { chain: string }) =>
        cutChain(by, { chain, keep: 1 }),
      'a whole chain deleted': (by: typeof superuser, { chain }: { chain: string }) => cutChain(by, { chain, keep: 0 }),
    };
    const loans: Record<string, { chain: string; other: string }> = {};
    for (const name of Object.keys(kinds))
      loans[name] = { chain: await chainedLoan(container.database), other: await chainedLoan(container.database) };
    await anchorChains(container);
    tally.check('an untouched log passes', (await checkAudit(container)).findings.length === 0);
    for (const [name, tamper] of Object.entries(kinds)) {
      const chains = loans[name];
      if (!chains) continue;
      await tamper(superuser, chains);
      tally.check(name, await isNoticed(chains.chain));
    }
    for (const name of ['digest-000001.json', 'digest-000001-0001.txt']) {
      const path = join(container.env.DATA_DIR, 'anchors', name);
      const kept = readFileSync(path, 'utf8');
      writeFileSync(path, kept.replace(/[1-9]/, '0'));
      tally.check(`${name} edited`, await isNoticed(name));
      rmSync(path);
      tally.check(`${name} removed`, await isNoticed(name));
      writeFileSync(path, kept);
    }
  } finally {
    await server.close();
    await stopDatabase();
  }
};

export const proof: Proof = { topic: 'tampering with the audit log', minutes: 3, run };
