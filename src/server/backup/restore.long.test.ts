import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDataFolder } from '../db/embedded-postgres.ts';
import { openOwnDatabase } from '../db/own-database.ts';
import { beginRestore } from '../db/unfinished-restore.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { readSettings, type Settings } from '../settings.ts';
import { backUp, storageOf } from './back-up.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-backup-'));
const copy = join(folder, 'copy');
const KEYS = `one:${Buffer.alloc(32, 1).toString('base64')}`;
const settingsFor = (name: string, change: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: join(folder, name), SESSION_SECRET: 's'.repeat(32), ENCRYPTION_KEYS: KEYS, ...change });

const onOwn = async (env: Settings, work: (owner: pg.Client) => Promise<unknown>): Promise<void> => {
  const own = await openOwnDatabase({ dataDir: env.DATA_DIR, publicUrl: env.PUBLIC_URL });
  try {
    await prepareDatabase(own.urls.migration);
    const owner = new pg.Client(own.urls.migration);
    await owner.connect();
    await work(owner).finally(() => owner.end());
  } finally {
    await own.stop();
  }
};

const application = '11111111-1111-4111-8111-111111111111';
const original = settingsFor('original');

beforeAll(async () => {
  await storageOf(original).put('a-sealed-file', { stream: Readable.from([Buffer.from('sealed')]), length: 6 });
  await onOwn(original, async (owner) => {
    await owner.query('SET session_replication_role = replica');
    await owner.query(
      `INSERT INTO files (id, application_id, person, document_type, name, size, sha256, type, pages, state, key_name, wrapped_key, storage_key)
       VALUES (gen_random_uuid(), $1, 'borrower', 'paystub', 'x', 1, '', 'pdf', 1, 'clean', 'one', '', 'a-sealed-file')`,
      [application],
    );
  });
  await backUp(original, copy);
});
afterAll(() => {
  for (const name of ['original', 'restored', 'unfinished', 'another'])
    rmSync(dirname(embeddedDataFolder(join(folder, name))), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database', () => {
  it('restores every table and file into an empty folder, and starts', async () => {
    const env = settingsFor('restored');
    const { content, isSecretOther } = await restore(env, copy);
    expect(content.tables['public.files']).toMatch(/^1 rows, /);
    expect(isSecretOther).toBe(false);
    const stream = await storageOf(env).get('a-sealed-file', { start: 0, end: 5 });
    expect(await text(stream)).toBe('sealed');
    await onOwn(env, async (owner) => {
      const { rows } = await owner.query('SELECT storage_key FROM files');
      expect(rows).toEqual([{ storage_key: 'a-sealed-file' }]);
    });
    await expect(restore(env, copy)).rejects.toThrow('has a database already');
    await expect(backUp(env, copy)).rejects.toThrow('is not empty');
  });

  it('that was not compared to its end refuses a start', async () => {
    const env = settingsFor('unfinished');
    await onOwn(env, beginRestore);
    await expect(onOwn(env, async () => undefined)).rejects.toThrow('did not come to its end');
    await expect(backUp(env, join(folder, 'of-unfinished'))).rejects.toThrow('unfinished restore');
  });

  const altered: [string, (at: string) => void, string][] = [
    ['without its list', (at) => rmSync(join(at, 'manifest.json')), 'not a complete backup'],
    ['with a row less in its list', (at) => changeList(at, '1 rows', '0 rows'), 'was changed'],
    ['with another name in its list', (at) => changeList(at, 'a-sealed-file', 'b-sealed-file'), 'was changed'],
    ['without a file', (at) => rmSync(join(at, 'files/a-/a-sealed-file')), 'is incomplete'],
    ['with another file', (at) => writeFileSync(join(at, 'files/a-/a-sealed-file'), 'SEALED'), 'changed or cut'],
    ['with a longer database', (at) => appendFileSync(join(at, 'database.tar'), ' '), 'changed or cut'],
  ];
  const changeList = (at: string, before: string, after: string) => {
    const list = readFileSync(join(at, 'manifest.json'), 'utf8');
    writeFileSync(join(at, 'manifest.json'), list.replace(before, after));
  };
  it.each(altered)('is refused %s, and nothing is restored', async (name, alter, reason) => {
    const at = join(folder, name.replaceAll(' ', '-'));
    cpSync(copy, at, { recursive: true });
    alter(at);
    const env = settingsFor('another');
    await expect(restore(env, at)).rejects.toThrow(reason);
    await expect(restore(env, at)).rejects.toThrow(reason);
  });

  it('is refused under other keys', async () => {
    const other = `one:${Buffer.alloc(32, 2).toString('base64')}`;
    await expect(restore(settingsFor('another', { ENCRYPTION_KEYS: other }), copy)).rejects.toThrow('another key');
    const renamed = KEYS.replace('one:', 'two:');
    await expect(restore(settingsFor('another', { ENCRYPTION_KEYS: renamed }), copy)).rejects.toThrow(
      'which ENCRYPTION_KEYS does not hold',
    );
  });
});
