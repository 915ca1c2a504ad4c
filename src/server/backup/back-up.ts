import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { databaseUrls } from '../db/database-roles.ts';
import { parseKeyRing } from '../db/key-ring.ts';
import { openOwnDatabase } from '../db/own-database.ts';
import { hasUnfinishedRestore } from '../db/unfinished-restore.ts';
import { readKeys } from '../process-keys.ts';
import { RELEASE } from '../release.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { surroundingsOf } from '../surroundings-of.ts';
import type { FileStorage } from '../vendors/file-storage/port.ts';
import { hashOf, saveFile } from './copied-files.ts';
import { archiveEmbedded } from './embedded-archive.ts';
import { fingerprint, ringFingerprints } from './key-fingerprints.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';
import { tableSums } from './table-sums.ts';

export const DATABASE_FILE = { server: 'database.dump', embedded: 'database.tar' } as const;

export const storageOf = (env: Settings): FileStorage => env.vendors.files.make(surroundingsOf(env));

type Shown = Pick<Manifest, 'at' | 'tables'> & { keys: string[] };
const began = z.tuple([z.object({ at: z.date(), snapshot: z.string() })]);
const storageKeys = z.array(z.object({ storage_key: z.string() }));

/** One instant of the database: `work` sees the same as the counts, whatever is written during the backup. */
const atOneInstant = async (url: string, work: (snapshot: string) => Promise<void>): Promise<Shown> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    if (await hasUnfinishedRestore(client)) throw new StartError('This database is an unfinished restore itself.');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT now() AS at, pg_export_snapshot() AS snapshot');
    const [{ at, snapshot }] = began.parse(rows);
    await work(snapshot);
    const tables = await tableSums(client);
    // A refused file has no bytes any more.
    const files = await client.query("SELECT storage_key FROM files WHERE state <> 'refused' ORDER BY storage_key");
    return { at: at.toISOString(), tables, keys: storageKeys.parse(files.rows).map((row) => row.storage_key) };
  } finally {
    await client.end();
  }
};

const copyDatabase = async (env: Settings, folder: string): Promise<Shown & Pick<Manifest, 'kind'>> => {
  const urls = databaseUrls(env);
  if (urls) {
    const file = join(folder, DATABASE_FILE.server);
    const dump = (snapshot: string) =>
      runTool('pg_dump', urls.migration, ['-Fc', `--snapshot=${snapshot}`, `--file=${file}`]);
    return { kind: 'server', ...(await atOneInstant(urls.migration, dump)) };
  }
  const own = await openOwnDatabase({ dataDir: env.DATA_DIR, publicUrl: env.PUBLIC_URL });
  const shown = await atOneInstant(own.urls.migration, async () => undefined).finally(own.stop);
  await archiveEmbedded(env.DATA_DIR, join(folder, DATABASE_FILE.embedded));
  return { kind: 'embedded', ...shown };
};

/** Database, files and the fingerprints of the keys as one copy in an empty folder. Its list is written last. */
export const backUp = async (env: Settings, folder: string): Promise<Manifest> => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: each backup has a folder of its own.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { ENCRYPTION_KEYS, SESSION_SECRET } = readKeys(env);
  const ring = parseKeyRing(ENCRYPTION_KEYS);
  const { kind, at, tables, keys } = await copyDatabase(env, folder);
  const storage = storageOf(env);
  const files: Manifest['files'] = [];
  for (const key of keys) files.push({ key, ...(await copyOf(storage, folder, key)) });
  const content: Manifest = {
    ...{ format: 1, release: RELEASE, kind, at, tables, files },
    database: await hashOf(join(folder, DATABASE_FILE[kind])),
    keys: ringFingerprints(ring),
    sessionSecret: fingerprint(SESSION_SECRET),
  };
  writeManifest(folder, content, ring);
  return content;
};

const copyOf = (storage: FileStorage, folder: string, key: string) =>
  saveFile(storage, folder, key).catch((error: unknown) => {
    throw new StartError(
      `The file ${key} is in the database and cannot be read from the file storage; the backup is not complete. A file purged or refused this minute is gone from both at the next try.`,
      { cause: error },
    );
  });
