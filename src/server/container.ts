import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from './db/connect.ts';
import { type KeyRing, parseKeyRing } from './db/key-ring.ts';
import { type LiveUpdates, listenForChanges } from './db/live-updates.ts';
import type { Env } from './env.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import { altchaBotCheck } from './vendors/bot-check/altcha.ts';
import type { BotCheck } from './vendors/bot-check/port.ts';
import type { MailPort } from './vendors/mail/port.ts';
import { sandboxMail } from './vendors/mail/sandbox.ts';

export type Container = {
  env: Env;
  log: Logger;
  database: Database;
  ring: KeyRing;
  sessionSecret: string;
  jobs: Jobs;
  live: LiveUpdates;
  mail: MailPort;
  botCheck: BotCheck;
};

/** The only place that chooses a real vendor or its sandbox. */
export const createContainer = async ({
  env,
  log,
  database,
  databaseUrl,
}: Pick<Container, 'env' | 'log' | 'database'> & { databaseUrl: string }): Promise<Container> => {
  const keys = readKeys(env);
  return {
    env,
    log,
    database,
    ring: parseKeyRing(keys.ENCRYPTION_KEYS),
    sessionSecret: keys.SESSION_SECRET,
    jobs: await startJobs({ url: databaseUrl, onError: (error) => log.error({ error }, 'jobs') }),
    live: await listenForChanges({ url: databaseUrl, log }),
    mail: sandboxMail(database.db),
    botCheck: altchaBotCheck({ secret: keys.SESSION_SECRET, cost: env.BOT_CHECK_COST }),
  };
};

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
