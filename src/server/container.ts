import type { Lender } from '#entities/contract/lender.ts';
import type { JourneyCapability } from '#entities/facts/journey.ts';
import type { FetchedService } from '#entities/facts/outside-service.ts';
import { type Words, wordsFor } from '#words';
import { chooseSandbox } from './choose-sandbox.ts';
import { type Clock, systemClock } from './clock.ts';
import { bodyKeys, openChainKey, readChainKeys } from './db/chain/chain-keys.ts';
import { type Database, type Db, withChainKey, withClock } from './db/connect.ts';
import type { KeyRing } from './db/key-ring.ts';
import { type LiveUpdates, listenForChanges } from './db/live-updates.ts';
import { reportsDatabase } from './db/reports-database.ts';
import type { SealKey } from './documents/seal-key.ts';
import { incomingFolder } from './files/incoming-folder.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { observeServices } from './observe-services.ts';
import { type FileParsers, fileParsers } from './parsing/file-parsers.ts';
import { addPoolGauge } from './pool-gauge.ts';
import { readKeys, sealKeyOf } from './process-keys.ts';
import type { SandboxPart } from './sandbox-part.ts';
import type { Settings } from './settings.ts';
import { surroundingsOf } from './surroundings-of.ts';
import { type SessionStreams, watchSessions } from './usecases/accounts/session-streams.ts';
import { addAuditGauges } from './usecases/audit/audit-gauges.ts';
import { addClockGauges } from './usecases/clocks/clock-gauges.ts';
import { addJobGauges } from './usecases/jobs/job-gauges.ts';
import { addPipelineGauges } from './usecases/pipeline/pipeline-gauges.ts';
import type { AnchorStore } from './vendors/anchors/port.ts';
import type { AverageRates } from './vendors/average-rates/port.ts';
import type { BotCheck } from './vendors/bot-check/port.ts';
import type { CounselorPort } from './vendors/counselors/port.ts';
import type { FileStorage } from './vendors/file-storage/port.ts';
import type { VendorGateway } from './vendors/gateway/port.ts';
import { vendorGateway } from './vendors/gateway/vendor-gateway.ts';
import { type ChosenHook, chosenHooks } from './vendors/hooks/chosen-hooks.ts';
import { type Widget, widgetOf } from './vendors/journeys/journey.ts';
import type { MailPort } from './vendors/mail/port.ts';
import type { MalwareScan } from './vendors/malware-scan/port.ts';
import type { NotaryService } from './vendors/notary/port.ts';
import { ordersIn } from './vendors/orders/order-keep.ts';
import type { PaymentPort } from './vendors/payments/port.ts';
import type { PrimeRate } from './vendors/prime-rate/port.ts';
import { keepIn } from './vendors/published/file-keep.ts';
import type { Refresh } from './vendors/published/published-files.ts';
import { chosenParts } from './vendors/registry.ts';
import type { SanctionsSource } from './vendors/sanctions/port.ts';
import type { TimeStampAuthority } from './vendors/time-stamp/port.ts';

export type Container = {
  env: Settings;
  log: Logger;
  metrics: Metrics;
  /** The words of the lender's language. */
  words: Words;
  lender: Lender;
  clock: Clock;
  /** Its transactions carry the clock, which dates their writes. */
  database: Database;
  /** For reads of many loans: see `DATABASE_REPLICA_URL`. */
  reportsDatabase: () => Promise<Db>;
  /** The connection of the one role that may purge. */
  purgeUrl: string;
  ring: KeyRing;
  sessionSecret: string;
  /** The key that seals documents; created or read when the first one is sealed. */
  sealKey: () => SealKey;
  jobs: Jobs;
  live: LiveUpdates;
  streams: SessionStreams;
  mail: MailPort;
  files: FileStorage;
  /** Processes that parse uploaded bytes, apart from this one. */
  parsers: FileParsers;
  malwareScan: MalwareScan;
  /** Null where our own clock's time is enough. */
  timeStamp: TimeStampAuthority | null;
  /** Keeps the digests of the audit log outside of the database. */
  anchors: AnchorStore;
  botCheck: BotCheck;
  /** Null where no lists of housing counselors are at hand. */
  counselors: CounselorPort | null;
  /** The list that everyone on a loan is screened against. */
  sanctions: SanctionsSource;
  averageRates: AverageRates;
  primeRate: PrimeRate;
  /** What outside services publish, by capability: fetches it again; null where the product fetches nothing. */
  refreshes: Record<FetchedService, Refresh | null>;
  /** How money leaves. */
  payments: PaymentPort;
  /** Null where the closing agent sees to the notary. */
  notary: NotaryService | null;
  /** Vendors that send webhooks, by the last part of their address. */
  hooks: ReadonlyMap<string, ChosenHook>;
  /** Widgets of vendors without a page of their own. */
  widgets: Readonly<Record<JourneyCapability, Widget | null>>;
  vendorGateway: VendorGateway;
  /** The same vendors, with their answers stored through this database. */
  gatewayOn: (database: Database) => VendorGateway;
  /** Null in production. */
  sandbox: SandboxPart | null;
};

/** `databaseUrl` gives jobs and live updates sessions of their own: never a pooler in transaction mode. */
type ConnectedBy = { databaseUrl: string; purgeUrl?: string; replica?: Database | null; clock?: Clock };

/** Assembles the chosen parts; the vendor registry knows the brands, this does not. */
export const createContainer = async ({
  env,
  log,
  database: connected,
  databaseUrl,
  purgeUrl = databaseUrl,
  replica = null,
  clock: ownClock = systemClock(env.lender.timeZone),
}: Pick<Container, 'env' | 'log' | 'database'> & ConnectedBy): Promise<Container> => {
  const keys = readKeys(env);
  const { ring } = connected.parts;
  const sandbox = await chooseSandbox(env, connected.db);
  const clock = sandbox?.clock ?? ownClock;
  const database = withChainKey(withClock(connected, clock), await openChainKey(connected.transact, ring));
  const eventKeys = bodyKeys(await readChainKeys(connected.db, ring));
  for (const each of [connected, replica]) each?.openWith(eventKeys);
  const metrics = createMetrics();
  const surroundings = surroundingsOf(env, {
    observe: observeServices({ metrics, log, db: database.db }),
    keep: keepIn(database),
    orders: ordersIn(database),
    sandbox: sandbox?.vendors ?? null,
  });
  const parts = chosenParts(env.vendors, surroundings);
  const { mail, files, malwareScan, timeStamp, anchors, botCheck, counselors, ...further } = parts;
  const { sanctions, averageRates, primeRate, payments, notary, ...adapters } = further;
  const jobs = await startJobs({ url: databaseUrl, timeZone: clock.timeZone, pool: database.pool, log, metrics });
  // First: the others ask the database and would count themselves.
  addPoolGauge({ metrics, pool: database.pool });
  addJobGauges({ jobs, metrics, db: database.db });
  addAuditGauges({ metrics, db: database.db });
  addClockGauges({ metrics, db: database.db, clock });
  addPipelineGauges({ metrics, db: database.db });
  const gatewayOn = (by: Database): VendorGateway =>
    vendorGateway({
      database: by,
      ring,
      adapters,
      brands: {
        identity: env.vendors.identity.choice,
        payrollIncome: env.vendors.payrollIncome.choice,
        bankIncome: env.vendors.bankIncome.choice,
        insuranceLink: env.vendors.insuranceLink.choice,
      },
      now: () => clock.now(),
      times: ({ seconds, ...labels }) => metrics.vendorSeconds.observe(labels, seconds),
    });
  return {
    env,
    lender: env.lender,
    log,
    metrics,
    clock,
    words: wordsFor(env.LOCALE),
    database,
    reportsDatabase: reportsDatabase({
      primary: database.db,
      replica,
      onAway: () => log.warn('the replica is away or behind: a report is read from the database itself'),
    }),
    purgeUrl,
    ring,
    sessionSecret: keys.SESSION_SECRET,
    sealKey: sealKeyOf(env),
    jobs,
    live: await listenForChanges({ url: databaseUrl, log, further: sandbox ? [sandbox.clockMoves] : [] }),
    streams: watchSessions(database.db),
    mail,
    files,
    parsers: fileParsers({
      processes: env.FILE_PARSERS,
      limits: { memoryMb: env.FILE_PARSER_MB, cpuSeconds: env.FILE_PARSER_SECONDS },
      folder: incomingFolder(env),
      metrics: metrics.registry,
      onEnd: (by) => log.warn({ by }, 'a file parser ended'),
    }),
    malwareScan,
    timeStamp,
    anchors,
    botCheck,
    counselors,
    sanctions: sanctions.list,
    averageRates,
    primeRate,
    refreshes: {
      sanctions: sanctions.refresh,
      averageRates: averageRates.refresh,
      primeRate: primeRate.refresh,
    },
    payments,
    notary,
    hooks: chosenHooks(env.vendors, surroundings),
    widgets: {
      identity: widgetOf(adapters.identity),
      payrollIncome: widgetOf(adapters.payrollIncome),
      bankIncome: widgetOf(adapters.bankIncome),
      insuranceLink: widgetOf(adapters.insuranceLink),
    },
    vendorGateway: gatewayOn(database),
    gatewayOn,
    sandbox,
  };
};
