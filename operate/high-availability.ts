import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { freePort } from '../src/testing/free-port.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { startDatabaseCluster } from '../src/testing/operate/database-cluster.ts';
import { followChanges } from '../src/testing/operate/follow-changes.ts';
import { migrateAsOwner, type ProductOnServer, startProduct } from '../src/testing/operate/product-on-server.ts';
import { startProxy } from '../src/testing/operate/proxy.ts';
import { prepareAsAdministrator, toolsFolder } from '../src/testing/operate/server-postgres.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';

const WRITERS = 3;
const PROCESSES = 3;
const PAGES = 6;
/** Codes for one mailbox and sender in a quarter of an hour. */
const CODES = 5;

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

/** Whether a mail that is queued now comes out of its job. */
const isMailed = async (url: string, browser: TestBrowser, email: string): Promise<boolean> => {
  await browser.startLead({ firstName: 'Mail', lastName: 'Check', email });
  for (let tries = 0; tries < 240; tries += 1) {
    const found = await rowsOf(url, 'SELECT 1 FROM sandbox_mails WHERE recipient = $1', [email]).catch(() => []);
    if (found.length > 0) return true;
    await wait(500);
  }
  return false;
};

/** The answer to each of some requests for a code, one more than is allowed. */
const codesAsked = async (browser: TestBrowser, email: string): Promise<string> => {
  const answers: (string | null)[] = [];
  for (let at = 0; at <= CODES; at += 1) answers.push((await browser.mutate('identity.requestCode', { email })).reason);
  return answers.map((reason) => reason ?? 'ok').join(' ');
};
const WITHIN_LIMIT = `${'ok '.repeat(CODES)}tooManyTries`;

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
        settings: { PUBLIC_URL: `http://localhost:${proxy.web}`, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' },
        port,
      });
    for (const port of ports) products.push(await start(port));
    await wait(2500);
    const origin = `http://localhost:${proxy.web}`;
    let people = 0;
    /** Each visitor comes from an address of their own. */
    const browser = () => {
      people += 1;
      const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
      const fetchFrom = (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', address);
        return fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
      };
      return new TestBrowser(fetchFrom, origin);
    };
    const dana = browser();
    const first = await dana.startLead({ firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com' });
    tally.check(`a lead through the proxy: ${first.status}`, first.status === 303);
    // More pages than processes: the stream of one or another is cut by each kill.
    const pages = Array.from({ length: PAGES }, () => followChanges(dana));
    const opened = (): number => pages.reduce((sum, page) => sum + page.opened(), 0);
    /** Seconds until every page has heard of a change; null where one never did. */
    const heardOf = async (version: number): Promise<number | null> => {
      const seconds = await Promise.all(pages.map((page) => page.untilHeard(version)));
      return seconds.includes(null) ? null : Math.max(...seconds.map(Number));
    };
    const saved = async (): Promise<number> => {
      const change =
        "UPDATE applications SET version = version + 1 WHERE borrower_name = 'Dana Whitfield' RETURNING version";
      return Number((await rowsOf(url('product'), change))[0]?.version);
    };
    tally.check('every page hears of a change', (await heardOf(await saved())) !== null);
    const guesser = browser();
    const asked = await codesAsked(guesser, 'guessed@example.com');
    tally.check(`one asks for too many codes: ${asked}`, asked === WITHIN_LIMIT);

    const load = startLoad(browser);
    await wait(5000);
    type Strike = { blow: () => Promise<() => Promise<void>>; seconds: number; keepsCounts: boolean };
    const strike = async (name: string, { blow, seconds, keepsCounts }: Strike): Promise<void> => {
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
      const heard = await heardOf(await saved());
      tally.check(`${name}: every page hears of a change`, heard !== null);
      tally.note(`${name}: the last page heard of a change after ${heard?.toFixed(1)} s; streams opened: ${opened()}`);
      const mailbox = `mailed-${name.replaceAll(' ', '-')}@example.com`;
      tally.check(`${name}: a job queued now is done`, await isMailed(url('product'), browser(), mailbox));
      const limited = await codesAsked(browser(), mailbox);
      tally.check(`${name}: limits go on: ${limited}`, limited === WITHIN_LIMIT);
      const { reason } = await guesser.mutate('identity.requestCode', { email: 'guessed@example.com' });
      tally.note(`${name}: who was over the limit before is told ${reason ?? 'ok'}`);
      if (keepsCounts) tally.check(`${name}: who was over the limit before still is`, reason === 'tooManyTries');
    };
    await strike('an application process is killed', {
      blow: async () => {
        await products[0]?.kill();
        return async () => {
          products[0] = await start(ports[0] ?? 0);
        };
      },
      seconds: 12,
      keepsCounts: true,
    });
    await strike('a process behind the proxy is stopped', {
      blow: async () => {
        await products[1]?.stop();
        return async () => {
          products[1] = await start(ports[1] ?? 0);
        };
      },
      seconds: 12,
      keepsCounts: true,
    });
    await strike('the database primary is killed', {
      blow: async () => {
        const { comeBack } = await cluster.killPrimary();
        return comeBack;
      },
      seconds: 60,
      // Calls counted in the last minutes are written without the log, and begin anew on the replica.
      keepsCounts: false,
    });
    tally.check(`streams were cut and opened again: ${opened()}`, opened() > PAGES);
    await Promise.all(pages.map((page) => page.close()));
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
