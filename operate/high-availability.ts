import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { freePort } from '../src/testing/free-port.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { startDatabaseCluster } from '../src/testing/operate/database-cluster.ts';
import { migrateAsOwner, type ProductOnServer, startProduct } from '../src/testing/operate/product-on-server.ts';
import { startProxy } from '../src/testing/operate/proxy.ts';
import { prepareAsAdministrator, toolsFolder } from '../src/testing/operate/server-postgres.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';

const WRITERS = 3;
const PROCESSES = 3;

/** Takes in leads without a pause; remembers which were acknowledged, and when. */
const startLoad = (browser: () => TestBrowser) => {
  const acknowledged: { name: string; at: number }[] = [];
  let isOver = false;
  let refused = 0;
  const writer = async (which: number): Promise<void> => {
    for (let at = 0; !isOver; at += 1) {
      const name = `Writer${which} Lead${at}`;
      const [firstName = '', lastName = ''] = name.split(' ');
      const lead = { firstName, lastName, email: `${which}-${at}@example.com` };
      const answer = await browser()
        .startLead(lead)
        .catch(() => null);
      if (answer?.status === 303) acknowledged.push({ name, at: performance.now() });
      else refused += 1;
      await wait(answer ? 50 : 250);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, which) => writer(which));
  return {
    acknowledged,
    refused: () => refused,
    /** The longest time without an acknowledged write since a moment. */
    longestGap: (since: number): number => {
      const times = [since, ...acknowledged.map(({ at }) => at).filter((at) => at > since), performance.now()];
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))) / 1000;
    },
    end: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
};

const untilDelivered = async (url: string): Promise<boolean> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const waiting = await rowsOf(url, 'SELECT 1 FROM outgoing_messages LIMIT 1').catch(() => [{}]);
    if (waiting.length === 0) return true;
    await rowsOf(url, "UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'").catch(() => []);
    await wait(500);
  }
  return false;
};

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const cluster = await startDatabaseCluster();
  const products: ProductOnServer[] = [];
  const ports = await Promise.all(Array.from({ length: PROCESSES }, () => freePort()));
  const proxy = await startProxy({ nodes: cluster.nodes, products: ports });
  const url = (database: string, role = 'postgres') =>
    `postgres://${role}:${cluster.password}@127.0.0.1:${proxy.database}/${database}`;
  const server = {
    url,
    run: (tool: string, args: readonly string[]) => execFileSync(join(toolsFolder(), tool), args, { encoding: 'utf8' }),
    stop: () => undefined,
  };
  try {
    await wait(2500);
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const start = (port: number) =>
      startProduct({
        server,
        database: 'product',
        folder,
        settings: { PUBLIC_URL: `http://localhost:${proxy.web}` },
        port,
      });
    for (const port of ports) products.push(await start(port));
    await wait(2500);
    const origin = `http://localhost:${proxy.web}`;
    const browser = () =>
      new TestBrowser((path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }), origin);
    const dana = browser();
    const first = await dana.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    tally.check(`a lead through the proxy: ${first.status}`, first.status === 303);

    const load = startLoad(browser);
    await wait(5000);
    const strike = async (name: string, blow: () => Promise<() => Promise<void>>, seconds: number): Promise<void> => {
      const since = performance.now();
      const mend = await blow();
      await wait(seconds * 1000);
      const gap = load.longestGap(since);
      const count = load.acknowledged.filter(({ at }) => at > since).length;
      tally.check(`${name}: writes go on`, count > 0);
      tally.note(`${name}: ${gap.toFixed(1)} s without an acknowledged write, ${count} in ${seconds} s`);
      await mend();
      const session = await (await dana.fetch('/api/authApplicant/session')).json();
      tally.check(`${name}: a session from before goes on`, session.user?.email === 'dana@example.com');
    };
    await strike(
      'an application process is killed',
      async () => {
        await products[0]?.kill();
        return async () => {
          products[0] = await start(ports[0] ?? 0);
        };
      },
      12,
    );
    await strike(
      'the database primary is killed',
      async () => {
        const { comeBack } = await cluster.killPrimary();
        return comeBack;
      },
      60,
    );
    await strike(
      'a process behind the proxy is stopped',
      async () => {
        await products[1]?.stop();
        return async () => {
          products[1] = await start(ports[1] ?? 0);
        };
      },
      12,
    );
    await load.end();
    const stored = await rowsOf(url('product'), 'SELECT borrower_name AS name FROM applications');
    const names = new Map<string, number>();
    for (const { name } of stored) names.set(String(name), (names.get(String(name)) ?? 0) + 1);
    for (const { name } of load.acknowledged)
      tally.check(`${name} was acknowledged and is kept`, names.get(name) === 1);
    tally.note(`${load.acknowledged.length} acknowledged, ${load.refused()} not; ${stored.length} kept`);
    tally.check('every message was delivered by its job', await untilDelivered(url('product')));
  } finally {
    for (const product of products) await product.kill();
    await proxy.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'a primary, a process and a proxy target die under load', minutes: 12, run };
