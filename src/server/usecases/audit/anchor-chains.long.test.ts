import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { purgeApplication } from '#server/db/repos/application/quiet-applications.ts';
import { chainedLoan } from '#testing/audit/chained-loan.ts';
import { cutChain, eventTampering } from '#testing/audit/tampering.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { anchorChains } from './anchor-chains.ts';
import { checkAudit } from './check-audit.ts';

let server: TestServer;
let loans: string[];
beforeEach(async () => {
  server = await startTestServer({ METRICS_TOKEN: 'a token for metrics' });
  loans = [];
  for (let count = 0; count < 5; count += 1) loans.push(await chainedLoan(server.container.database));
});
afterEach(() => server.close());

const loan = (at = 0): string => loans[at] ?? '';
const folder = () => join(server.container.env.DATA_DIR, 'anchors');
const file = (name: string) => join(folder(), name);
const findings = async () => (await checkAudit(server.container)).findings;
const more = (applicationId: string) =>
  server.container.database.transact((tx) =>
    appendEvent(tx, { applicationId, actor: 'system', kind: 'resumed', body: {} }),
  );

describe('the digests', () => {
  it('keep the head of every chain, follow one another, and let chains grow and be purged', async () => {
    await anchorChains(server.container, { page: 2 });
    await more(loan());
    await purgeApplication(server.container.database, { id: loan(1), purger: server.superuser });
    expect(await checkAudit(server.container)).toEqual({ held: 5, findings: [], digests: 1 });
    await anchorChains(server.container, { page: 2 });
    expect(await checkAudit(server.container)).toEqual({ held: 4, findings: [], digests: 2 });
    const second = JSON.parse(await readFile(file('digest-000002.json'), 'utf8')).digest;
    expect(second).toMatchObject({ number: 2, previous: expect.stringMatching(/^[0-9a-f]{64}$/), chains: 4 });
    expect(await readFile(file('digest-000002-0001.txt'), 'utf8')).toMatch(/^([0-9a-f-]{36} \d+ [0-9a-f]{64}\n){2}$/);
  });

  it('go on where a process died', async () => {
    const { anchors } = server.container;
    const puts: string[] = [];
    const dying = {
      ...anchors,
      put: async (name: string, text: string) => {
        if (puts.length === 2) throw new Error('killed');
        puts.push(name);
        await anchors.put(name, text);
      },
    };
    await expect(anchorChains({ ...server.container, anchors: dying }, { page: 2 })).rejects.toThrow('killed');
    const written = await readdir(folder());
    await anchorChains(server.container, { page: 2 });
    expect(written.toSorted()).toEqual(['digest-000001-0001.txt', 'digest-000001-0002.txt']);
    expect((await readdir(folder())).toSorted()).toEqual([
      ...written.toSorted(),
      'digest-000001-0003.txt',
      'digest-000001.json',
    ]);
    const { rows } = await server.superuser.query('SELECT held, failed, ended_at IS NULL AS open FROM audit_checks');
    expect(rows).toEqual([{ held: '5', failed: '0', open: false }]);
  });
});

describe('the check notices', () => {
  it.each(byTurns(Object.entries(eventTampering), 3))('%s', async (_, { tamper, brokenAt }) => {
    await anchorChains(server.container);
    await tamper(server.superuser, { chain: loan(), other: loan(1) });
    expect(await findings()).toContainEqual({ chain: loan(), problem: 'broken', atEvent: brokenAt });
  });

  it('the last events deleted, also after more were written', async () => {
    await anchorChains(server.container);
    await cutChain(server.superuser, { chain: loan(), keep: 4 });
    expect(await findings()).toEqual([{ chain: loan(), problem: 'cut', atEvent: 5 }]);
    for (let count = 0; count < 3; count += 1) await more(loan());
    expect(await findings()).toEqual([{ chain: loan(), problem: 'replaced', atEvent: 6 }]);
  });

  it('a whole chain deleted, also with a receipt as if it had been purged', async () => {
    await anchorChains(server.container);
    await cutChain(server.superuser, { chain: loan(), keep: 0 });
    const missing = [{ chain: loan(), problem: 'missing', atEvent: 1 }];
    expect(await findings()).toEqual(missing);
    await server.superuser.query(
      "INSERT INTO purged_chains (application_id, events, last_hash, key_id, code) SELECT $1, 6, sha256('a'), id, sha256('b') FROM chain_keys",
      [loan()],
    );
    expect(await findings()).toEqual(missing);
  });

  it('a digest or a page of one removed or edited', async () => {
    await anchorChains(server.container);
    await anchorChains(server.container);
    const [digest, page] = ['digest-000002.json', 'digest-000002-0001.txt'];
    for (const name of ['digest-000001.json', digest, page]) {
      const kept = await readFile(file(name), 'utf8');
      await writeFile(file(name), kept.replace(/[1-9]/, '0'));
      expect(await findings()).toEqual([{ chain: name, problem: 'digestChanged', atEvent: null }]);
      rmSync(file(name));
      expect(await findings()).toEqual([{ chain: name, problem: 'digestMissing', atEvent: null }]);
      await writeFile(file(name), kept);
    }
    expect(await findings()).toEqual([]);
    await server.superuser.query(
      'SET session_replication_role = replica; DELETE FROM anchors WHERE number = 2; RESET session_replication_role',
    );
    expect(await findings()).toEqual([{ chain: digest, problem: 'digestUnlisted', atEvent: null }]);
    // The next check reports it once more, lists it again, and counts on.
    await anchorChains(server.container);
    expect(await findings()).toEqual([]);
  });

  it('goes on after a process that was killed before it listed its digest, without an alarm', async () => {
    const number = (await server.superuser.query('SELECT coalesce(max(number), 0) + 1 AS next FROM anchors')).rows[0]
      .next;
    await anchorChains(server.container);
    await server.superuser.query(
      `SET session_replication_role = replica; DELETE FROM anchors WHERE number = ${number};
       UPDATE audit_checks SET ended_at = NULL WHERE number = ${number}; RESET session_replication_role`,
    );
    expect(await findings()).toEqual([]);
    await anchorChains(server.container);
    expect(await findings()).toEqual([]);
    const { rows } = await server.superuser.query('SELECT count(*)::int AS n, max(number) AS last FROM anchors');
    expect(rows[0]).toEqual({ n: number, last: number });
  });
});

it('alerts each night until it is settled: log, metrics, and the portal', async () => {
  await anchorChains(server.container);
  await cutChain(server.superuser, { chain: loan(), keep: 4 });
  for (const night of [1, 2]) {
    server.logged.length = 0;
    await anchorChains(server.container);
    const alerts = server.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'auditFailed');
    expect([night, alerts]).toMatchObject([night, [{ level: 'error', chain: loan(), problem: 'cut', atEvent: 5 }]]);
  }
  const metrics = await server.fetch('/metrics', { headers: { authorization: 'Bearer a token for metrics' } });
  expect(await metrics.text()).toContain('\naudit_failures 1\n');
  const admin = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
  const { data } = await admin.query('jobs.audit');
  expect(data).toMatchObject({
    failed: 1,
    findings: [{ chain: loan(), problem: 'cut', loanNumber: expect.any(String) }],
  });
  expect((await admin.query('desk.counts')).data).toMatchObject({ failedJobs: 1 });
  const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  const audit = await auditor.query('loanFile.audit', { loanId: loan(), before: null });
  expect(audit.data).toMatchObject({ chain: { brokenAt: 5 } });
});

const command = async () => {
  const { DATA_DIR } = server.container.env;
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR };
  const child = spawn(process.execPath, ['scripts/check-audit.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, printed };
};

it('is repeated by the command, which prints what failed and ends with a code', async () => {
  await anchorChains(server.container);
  expect(await command()).toEqual({ code: 0, printed: '5 checked against 1 digests: 5 held, 0 failed.\n' });
  await cutChain(server.superuser, { chain: loan(), keep: 4 });
  expect(await command()).toEqual({
    code: 1,
    printed: `failed: ${loan()} cut at event 5\n5 checked against 1 digests: 4 held, 1 failed.\n`,
  });
});
