import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DemoPeople } from '#testing/personas/demo-people.ts';
import { type Words, wordsFor } from '#words';
import type { Database, Db } from './db/connect.ts';
import { type KeyRing, parseKeyRing } from './db/key-ring.ts';
import { type LiveUpdates, listenForChanges } from './db/live-updates.ts';
import { clockOffset } from './db/repos/sandbox-clock.ts';
import { behaviourOf } from './db/repos/sandbox-switches.ts';
import { keepSandboxText } from './db/repos/sandbox-texts.ts';
import type { Env } from './env.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { makeSealKey, type SealKey } from './paper/seal-key.ts';
import { altchaBotCheck } from './vendors/bot-check/altcha.ts';
import type { BotCheck } from './vendors/bot-check/port.ts';
import { diskStorage } from './vendors/file-storage/disk.ts';
import type { FileStorage } from './vendors/file-storage/port.ts';
import { s3Storage } from './vendors/file-storage/s3.ts';
import type { MailPort } from './vendors/mail/port.ts';
import { sandboxMail } from './vendors/mail/sandbox.ts';
import { smtpMail } from './vendors/mail/smtp.ts';
import { clamdScan } from './vendors/malware-scan/clamd.ts';
import type { MalwareScan } from './vendors/malware-scan/port.ts';
import { sandboxScan } from './vendors/malware-scan/sandbox.ts';
import { type Adapters, outsideWorld } from './vendors/outside/outside-world.ts';
import type { Outside } from './vendors/outside/port.ts';
import { realSurroundings } from './vendors/resilient.ts';
import { sandboxAdapters } from './vendors/sandbox/sandbox-adapters.ts';

export type Container = {
  env: Env;
  log: Logger;
  /** The words of the language this lender writes in. */
  words: Words;
  database: Database;
  ring: KeyRing;
  sessionSecret: string;
  /** What papers are sealed with; made or read when the first one is. */
  sealKey: () => SealKey;
  jobs: Jobs;
  live: LiveUpdates;
  mail: MailPort;
  files: FileStorage;
  malwareScan: MalwareScan;
  botCheck: BotCheck;
  outside: Outside;
  /** The same questions, their answers kept through this database. */
  outsideBy: (database: Database) => Outside;
  /** The made-up people one can become; null outside the sandbox. */
  demoPeople: DemoPeople | null;
};

/** The only place that chooses a real vendor or its sandbox. */
export const createContainer = async ({
  env,
  log,
  database,
  databaseUrl,
}: Pick<Container, 'env' | 'log' | 'database'> & { databaseUrl: string }): Promise<Container> => {
  const keys = readKeys(env);
  const ring = parseKeyRing(keys.ENCRYPTION_KEYS);
  const moveClock = (offsetDays: number): void => {
    if (env.isSandbox) env.businessClock.offsetDays = offsetDays;
  };
  moveClock(await clockOffset(database.db));
  const adapters = await chooseAdapters(env, database.db);
  const outsideBy = (by: Database): Outside => outsideWorld({ database: by, ring, adapters });
  return {
    env,
    log,
    words: wordsFor(env.LOCALE),
    database,
    ring,
    sessionSecret: keys.SESSION_SECRET,
    sealKey: sealKeyOf(env),
    jobs: await startJobs({
      url: databaseUrl,
      timeZone: env.LENDER_TIME_ZONE,
      onError: (error) => log.error({ error }, 'jobs'),
    }),
    live: await listenForChanges({ url: databaseUrl, log, onClockMoved: moveClock }),
    mail:
      env.MAIL_DELIVERY === 'smtp' && env.SMTP_URL
        ? smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM })
        : sandboxMail(database.db),
    files: chooseStorage(env),
    malwareScan: env.MALWARE_SCAN === 'clamd' && env.CLAMD_URL ? clamdScan(env.CLAMD_URL) : sandboxScan(),
    botCheck: altchaBotCheck({ secret: keys.SESSION_SECRET, cost: env.BOT_CHECK_COST }),
    demoPeople: env.isSandbox ? (await import('#testing/personas/demo-people.ts')).demoPeople : null,
    outside: outsideBy(database),
    outsideBy,
  };
};

const nobody: Adapters = {
  creditBureau: null,
  valuation: null,
  flood: null,
  address: null,
  title: null,
  payrollIncome: null,
  bankIncome: null,
  insuranceLink: null,
  identity: null,
  loanSystem: null,
  textMessage: null,
  primeRate: null,
};

/** Personas are loaded, and sandboxes answer, in sandbox mode only. */
const chooseAdapters = async ({ isSandbox, vendors }: Env, db: Db): Promise<Adapters> => {
  if (!isSandbox) return nobody;
  const { personaBook } = await import('#testing/personas/persona-book.ts');
  const surroundings = { switches: (vendor: string) => behaviourOf(db, vendor), sleep: realSurroundings.sleep };
  const declined = Object.entries(vendors).flatMap(([name, choice]) => (choice === 'none' ? [[name, null]] : []));
  return {
    ...sandboxAdapters(surroundings, { book: personaBook, keepText: (sent) => keepSandboxText(db, sent) }),
    ...Object.fromEntries(declined),
  };
};

const chooseStorage = ({ DATA_DIR, S3_URL, S3_REGION, S3_BUCKET, S3_KEY_ID, S3_SECRET }: Env): FileStorage =>
  S3_BUCKET && S3_KEY_ID && S3_SECRET
    ? s3Storage({ url: S3_URL, region: S3_REGION, bucket: S3_BUCKET, keyId: S3_KEY_ID, secret: S3_SECRET })
    : diskStorage(join(DATA_DIR, 'files'));

const keyFile = z.object({ SESSION_SECRET: z.string(), ENCRYPTION_KEYS: z.string() });

/** Production gives its keys by environment; the sandbox makes its own once and keeps them for its owner only. */
const readKeys = (env: Env): z.infer<typeof keyFile> => {
  if (env.SESSION_SECRET && env.ENCRYPTION_KEYS)
    return { SESSION_SECRET: env.SESSION_SECRET, ENCRYPTION_KEYS: env.ENCRYPTION_KEYS };
  const file = join(env.DATA_DIR, 'keys.json');
  if (!existsSync(file)) {
    const fresh = {
      SESSION_SECRET: randomBytes(32).toString('base64'),
      ENCRYPTION_KEYS: `sandbox-1:${randomBytes(32).toString('base64')}`,
    };
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  }
  const kept = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    SESSION_SECRET: env.SESSION_SECRET ?? kept.SESSION_SECRET,
    ENCRYPTION_KEYS: env.ENCRYPTION_KEYS ?? kept.ENCRYPTION_KEYS,
  };
};

const sealFile = z.object({ p12: z.base64(), passphrase: z.string() });

/** Production gives its key by environment; the sandbox makes one when first asked, which only says that it is the same sandbox. */
const sealKeyOf = (env: Env): (() => SealKey) => {
  let known: SealKey | null = null;
  const read = (): SealKey => {
    if (env.PAPER_SEAL_P12 && env.PAPER_SEAL_PASSPHRASE)
      return { p12: Buffer.from(env.PAPER_SEAL_P12, 'base64'), passphrase: env.PAPER_SEAL_PASSPHRASE };
    const file = join(env.DATA_DIR, 'seal.json');
    if (!existsSync(file)) {
      const { p12, passphrase } = makeSealKey('Hearthline sandbox', new Date());
      writeFileSync(file, JSON.stringify({ p12: p12.toString('base64'), passphrase }), { mode: 0o600 });
    }
    const kept = sealFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { p12: Buffer.from(kept.p12, 'base64'), passphrase: kept.passphrase };
  };
  return () => {
    known ??= read();
    return known;
  };
};
