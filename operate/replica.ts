import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Proof, Tally } from '../scripts/proof.ts';
import { connect } from '../src/server/db/connect.ts';
import { parseKeyRing } from '../src/server/db/key-ring.ts';
import { reportsDatabase } from '../src/server/db/reports-database.ts';
import { freePort } from '../src/testing/free-port.ts';
import { migrateAsOwner } from '../src/testing/operate/product-on-server.ts';
import {
  asServer,
  prepareAsAdministrator,
  type ServerPostgres,
  startServerPostgres,
  toolsFolder,
} from '../src/testing/operate/server-postgres.ts';

/** A copy of the running server that follows it. */
const follow = async ({ folder, port }: ServerPostgres) => {
  const data = join(folder, 'standby');
  const ownPort = await freePort();
  asServer(join(toolsFolder(), 'pg_basebackup'), ['-h', folder, '-p', String(port), '-D', data, '-R', '-X', 'stream']);
  appendFileSync(join(data, 'postgresql.conf'), `port = '${ownPort}'\n`);
  const control = (...args: string[]) => asServer(join(toolsFolder(), 'pg_ctl'), ['-D', data, '-w', ...args]);
  control('-l', join(folder, 'standby.log'), 'start');
  return { port: ownPort, stop: () => control('-m', 'fast', 'stop') };
};

const run = async (tally: Tally): Promise<void> => {
  const server = await startServerPostgres();
  try {
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    const standby = await follow(server);
    const url = server.url('product', 'hearthline_app');
    const ring = parseKeyRing(`proof:${randomBytes(32).toString('base64')}`);
    const primary = connect({ url, poolSize: 2, ring });
    const replica = connect({ url: url.replace(`:${server.port}/`, `:${standby.port}/`), poolSize: 2, ring });
    let away = 0;
    const reports = reportsDatabase({
      primary: primary.db,
      replica,
      onAway: () => {
        away += 1;
      },
    });
    const companies = async () =>
      Number((await replica.pool.query('SELECT count(*) AS all FROM companies')).rows[0].all);
    tally.check('reports are read from a replica that follows', (await reports()) === replica.db);
    await primary.pool.query("INSERT INTO companies (name) VALUES ('Riverside')");
    let tries = 0;
    for (; tries < 100 && (await companies()) < 1; tries += 1) await wait(50);
    tally.check(`what is written arrives there, after ${tries} looks`, (await companies()) === 1);
    const refused = await replica.pool
      .query("INSERT INTO companies (name) VALUES ('Nobody')")
      .catch(({ code }) => code);
    tally.check(`nothing can be written there: ${refused}`, refused === '25006');

    server.halt();
    for (tries = 0; tries < 40 && (await reports()) === replica.db; tries += 1) await wait(250);
    tally.check('a replica that nobody feeds is left out', (await reports()) === primary.db && away > 0);
    server.start();
    for (tries = 0; tries < 80 && (await reports()) === primary.db; tries += 1) await wait(250);
    tally.check('once it follows again it is read again', (await reports()) === replica.db);
    standby.stop();
    tally.check('a replica that is away is left out', (await reports()) === primary.db);
    await Promise.all([primary.close(), replica.close()]);
  } finally {
    server.stop();
  }
};

export const proof: Proof = { topic: 'reports from a replica', minutes: 5, run };
