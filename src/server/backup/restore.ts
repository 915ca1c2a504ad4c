import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/connect.ts';
import { type DatabaseUrls, databaseUrls } from '../db/database-roles.ts';
import { type KeyRing, parseKeyRing } from '../db/key-ring.ts';
import { openOwnDatabase } from '../db/own-database.ts';
import { beginRestore, endRestore } from '../db/unfinished-restore.ts';
import { readKeys } from '../process-keys.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { surroundingsOf } from '../surroundings-of.ts';
import { checkAudit } from '../usecases/audit/check-audit.ts';
import type { Finding } from '../usecases/audit/finding.ts';
import { DATABASE_FILE, storageOf } from './back-up.ts';
import { bringBack, checkCopies } from './copied-files.ts';
import { hasEmbeddedData, unpackEmbedded } from './embedded-archive.ts';
import { fingerprint } from './key-fingerprints.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';
import { differences, tableSums } from './table-sums.ts';

export type Restored = {
  content: Manifest;
  chains: number;
  /** True of a copy older than the last digest; for people to read. */
  digests: Finding[];
  /** Sessions and sign-in codes were made with another `SESSION_SECRET`. */
  isSecretOther: boolean;
};

const withOwner = async <T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> => {
  const owner = new pg.Client(url);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
};

const refuseFilled = async (owner: pg.Client): Promise<void> => {
  if (Object.keys(await tableSums(owner)).length > 0)
    throw new StartError('The database is not empty. A restore begins with an empty one, after deploy/roles.sql.');
};

const refuseWithoutRoles = async (owner: pg.Client): Promise<void> => {
  const { rowCount } = await owner.query(
    "SELECT FROM pg_roles WHERE rolname IN ('hearthline_application', 'hearthline_purge', 'hearthline_purger')",
  );
  if (rowCount !== 3)
    throw new StartError('The roles of the product are missing: an administrator runs deploy/roles.sql first.');
};

const aboutDigests = new Set(['digestMissing', 'digestChanged', 'digestUnlisted']);

/** Each table against the copy's list, then the chains of events under their keys. */
const compare = async (
  env: Settings,
  { urls, content, ring }: { urls: DatabaseUrls; content: Manifest; ring: KeyRing },
) => {
  const different = differences(content.tables, await withOwner(urls.migration, tableSums));
  if (different.length > 0) throw new StartError(`Not restored as it was copied:\n${different.join('\n')}`);
  const database = connect({ url: urls.direct ?? urls.application, poolSize: 6, ring });
  try {
    const anchors = env.vendors.anchors.make(surroundingsOf(env));
    const { held, findings } = await checkAudit({ database, ring, anchors });
    const broken = findings.filter(({ problem }) => !aboutDigests.has(problem));
    if (broken.length > 0)
      throw new StartError(
        `The chains of events do not hold: ${broken.map(({ chain, problem }) => `${chain} ${problem}`).join(', ')}`,
      );
    return { chains: held, digests: findings };
  } finally {
    await database.close();
  }
};

/** Into an empty database and file storage. Until everything is compared, no start takes the database. */
export const restore = async (env: Settings, folder: string): Promise<Restored> => {
  const { ENCRYPTION_KEYS, SESSION_SECRET } = readKeys(env);
  const ring = parseKeyRing(ENCRYPTION_KEYS);
  const content = readManifest(folder, ring);
  const urls = databaseUrls(env);
  if ((content.kind === 'server') !== (urls !== null))
    throw new StartError(
      content.kind === 'server'
        ? 'This backup is of a database server: set DATABASE_URL, and MIGRATION_DATABASE_URL to its owner.'
        : 'This backup is of the embedded database: restore it without DATABASE_URL.',
    );
  const file = join(folder, DATABASE_FILE[content.kind]);
  await checkCopies(folder, content, DATABASE_FILE[content.kind]);
  const putFiles = async () => {
    const storage = storageOf(env);
    for (const each of content.files) await bringBack(storage, folder, each);
  };
  const finish = async (to: DatabaseUrls) => {
    await putFiles();
    const compared = await compare(env, { urls: to, content, ring });
    await withOwner(to.migration, async (owner) => {
      await owner.query('ANALYZE');
      await endRestore(owner);
    });
    return { content, ...compared, isSecretOther: content.sessionSecret !== fingerprint(SESSION_SECRET) };
  };
  if (urls) {
    await withOwner(urls.migration, async (owner) => {
      await refuseFilled(owner);
      await refuseWithoutRoles(owner);
      await beginRestore(owner);
      // A function can only be given to a role that may create in its schema, for that moment.
      await owner.query('GRANT CREATE ON SCHEMA public TO hearthline_purge');
    });
    await runTool('pg_restore', urls.migration, ['--exit-on-error', `--dbname=${databaseOf(urls.migration)}`, file]);
    await withOwner(urls.migration, (owner) => owner.query('REVOKE CREATE ON SCHEMA public FROM hearthline_purge'));
    return finish(urls);
  }
  if (hasEmbeddedData(env.DATA_DIR))
    throw new StartError(`${env.DATA_DIR} has a database already. A restore begins with an empty folder.`);
  await unpackEmbedded(env.DATA_DIR, file);
  const own = await openOwnDatabase({ dataDir: env.DATA_DIR, publicUrl: env.PUBLIC_URL });
  try {
    await withOwner(own.urls.migration, beginRestore);
    return await finish(own.urls);
  } finally {
    await own.stop();
  }
};

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
