import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Container, createContainer } from './container.ts';
import { areChainKeysRight } from './db/chain/chain-keys.ts';
import { connect } from './db/connect.ts';
import { type DatabaseUrls, databaseUrls } from './db/database-roles.ts';
import { parseKeyRing } from './db/key-ring.ts';
import { InUseError, openOwnDatabase } from './db/own-database.ts';
import { poolerProblem } from './db/pooler-problem.ts';
import { withRenewedPassword } from './db/renewed-passwords.ts';
import { areKeysRight } from './db/repos/accounts/totp-secrets.ts';
import { sealEarlierRows } from './db/sealed/seal-columns.ts';
import { examineStart } from './doctor/examine.ts';
import { createApp } from './http/app.ts';
import { healthRoutes } from './http/health-routes.ts';
import { listen } from './http/listen.ts';
import { followIndex } from './http/pages/follow-index.ts';
import { loadSite } from './http/site-files.ts';
import { startWorkers } from './jobs/workers.ts';
import { createLog } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readKeys } from './process-keys.ts';
import { RELEASE } from './release.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import type { Telemetry } from './telemetry/start-telemetry.ts';
import { warnOfRights } from './warn-of-rights.ts';

const PATIENCE_MS = 12_000;
/** Reports are few and long. */
const REPLICA_POOL_SIZE = 4;

/** A connection whose database died may never end; nothing acknowledged depends on it, so the wait is limited. */
const patience = (): Promise<void> => new Promise((done) => setTimeout(done, PATIENCE_MS).unref());

export type RunningServer = { url: string; container: Container; stop: () => Promise<void> };

/** config → database → vendors → http → jobs; stop reverses the order. */
export const startServer = async (given: Settings, { siteFolder }: { siteFolder: string }): Promise<RunningServer> => {
  const env = withRenewedPasswords(given);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await Promise.race([step(), patience()]);
  };
  try {
    const own = databaseUrls(env);
    if (!env.isSandbox) await refuseWhatIsFatal(env);
    else if (own) await refusePooler(own);
    const urls = own ?? (await openEmbedded(env, undo));
    const log = createLog(env.LOG_LEVEL);
    const telemetry = await openTelemetry(env);
    if (telemetry) undo.push(telemetry.stop);
    await prepareDatabase(urls.migration);
    const ring = parseKeyRing(readKeys(env).ENCRYPTION_KEYS);
    const database = connect({
      url: urls.application,
      poolSize: env.DATABASE_POOL_SIZE,
      ring,
      isPooled: urls.direct !== null,
    });
    undo.push(() => database.close());
    const replica = env.DATABASE_REPLICA_URL
      ? connect({ url: env.DATABASE_REPLICA_URL, poolSize: REPLICA_POOL_SIZE, ring })
      : null;
    if (replica) undo.push(() => replica.close());
    if (!env.isSandbox) await warnOfRights({ env, log, pool: database.pool });
    if (!(await areKeysRight(database.db, ring)) || !(await areChainKeysRight(database.db, ring)))
      throw new StartError(
        `The keys do not open what this database holds. Start with the ENCRYPTION_KEYS it was filled with (a sandbox keeps them in ${join(env.DATA_DIR, 'keys.json')}), or with an empty database.`,
      );

    const sealed = await sealEarlierRows(database);
    if (sealed > 0) log.info({ count: sealed }, 'sealed personal fields of earlier rows');

    const container = await createContainer({
      env,
      log,
      database,
      databaseUrl: urls.direct ?? urls.application,
      purgeUrl: urls.purge,
      replica,
    });
    telemetry?.sendMetrics(container.metrics.registry);
    undo.push(
      async () => container.parsers.stop(),
      async () => container.streams.stop(),
      () => container.live.stop(),
      () => container.jobs.stop(),
    );
    if (env.PROCESS_ROLE !== 'web') await startWorkers(container);
    await container.sandbox?.start(container);

    let isReady = true;
    const app =
      env.PROCESS_ROLE === 'worker'
        ? healthRoutes(container, () => isReady)
        : await pagesAndCalls(container, { siteFolder, isReady: () => isReady });
    undo.push(await listen(app.fetch, env));
    undo.push(async () => container.live.endStreams());
    const drainAndStop = async (): Promise<void> => {
      isReady = false;
      await wait(env.DRAIN_SECONDS * 1000);
      await stop();
    };
    return { url: env.PUBLIC_URL, container, stop: drainAndStop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Everything a browser asks for; the public pages show the index in force from the first visit on. */
const pagesAndCalls = async (
  container: Container,
  { siteFolder, isReady }: { siteFolder: string; isReady: () => boolean },
) => {
  const site = loadSite(siteFolder, container.env);
  const index = followIndex(container, { site, siteFolder });
  await index.check();
  return createApp(container, { site, isReady, onVisit: index.touch });
};

const DATABASES = [
  ...(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const),
  ...(['MIGRATION_DATABASE_URL', 'PURGE_DATABASE_URL'] as const),
];

/** Addresses from a file or a command give each new connection the password they hold then. */
const withRenewedPasswords = (env: Settings): Settings => {
  const renewed = DATABASES.flatMap((setting) => {
    const [url, renew] = [env[setting], env.renewals.get(setting)];
    return url && renew ? [[setting, withRenewedPassword(url, renew)] as const] : [];
  });
  return { ...env, ...Object.fromEntries(renewed) };
};

/** Its code is loaded only where a collector is set. */
const openTelemetry = async ({ OTLP_URL: url, ...env }: Settings): Promise<Telemetry | null> => {
  if (url === undefined) return null;
  const { startTelemetry } = await import('./telemetry/start-telemetry.ts');
  return startTelemetry({ ...env, url, release: RELEASE });
};

/** All at once, as `npm run doctor` says it. */
const refuseWhatIsFatal = async (env: Settings): Promise<void> => {
  const problems = (await examineStart(env)).filter(({ state }) => state === 'fatal');
  if (problems.length > 0)
    throw new StartError(problems.map(({ part, found, remedy }) => `${part}: ${found}; ${remedy}.`).join('\n'));
};

/** In production the doctor says so among the rest. */
const refusePooler = async (urls: DatabaseUrls): Promise<void> => {
  const problem = await poolerProblem(urls);
  if (problem) throw new StartError(`${problem.found}; ${problem.remedy}.`);
};

const openEmbedded = async (env: Settings, undo: (() => Promise<unknown>)[]): Promise<DatabaseUrls> => {
  try {
    const database = await openOwnDatabase({ dataDir: env.DATA_DIR, publicUrl: env.PUBLIC_URL });
    undo.push(database.stop);
    return database.urls;
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    const where = error.instance ? ` at ${error.instance.url} (process ${error.instance.pid})` : '';
    throw new StartError(
      `Hearthline is already running from this folder${where}. Stop it first, or set DATA_DIR to start a second one.`,
    );
  }
};
