import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from './disk.ts';
import type { FileStorage } from './port.ts';
import { s3Storage } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-storage-'));
const s3rver = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'files', configs: [] }],
});
const storages: Partial<Record<'disk' | 's3', FileStorage>> = { disk: diskStorage(join(folder, 'disk')) };

beforeAll(async () => {
  const { port }: AddressInfo = await s3rver.run();
  const url = `http://127.0.0.1:${port}`;
  storages.s3 = s3Storage({ url, region: 'us-east-1', bucket: 'files', keyId: 'S3RVER', secret: 'S3RVER' });
});
afterAll(() => s3rver.close());
// Not before the end: it may still open a file for a sender who has broken off.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const putBroken = (storage: FileStorage, key: string): Promise<void> => {
  const stream = Readable.from(
    (async function* () {
      yield randomBytes(1000);
      throw new Error('line cut');
    })(),
  );
  return storage.put(key, { stream, length: 300_000 });
};

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  const storage = (): FileStorage => {
    const found = storages[kind];
    if (!found) throw new Error(`No ${kind} storage was started.`);
    return found;
  };
  const bytes = randomBytes(300_000);
  const put = async (key: string) => {
    const parts = Array.from({ length: 3 }, (_, at) => bytes.subarray(at * 100_000, (at + 1) * 100_000));
    await storage().put(key, { stream: Readable.from(parts), length: bytes.length });
  };

  it('come back as they were, whole and in ranges', async () => {
    const key = randomUUID();
    await put(key);
    expect(await buffer(await storage().get(key, { start: 0, end: 299_999 }))).toEqual(bytes);
    expect(await buffer(await storage().get(key, { start: 5, end: 5 }))).toEqual(bytes.subarray(5, 6));
    expect(await buffer(await storage().get(key, { start: 70_000, end: 200_000 }))).toEqual(
      bytes.subarray(70_000, 200_001),
    );
  });

  it('are gone when removed, and removing twice is fine', async () => {
    const key = randomUUID();
    await put(key);
    await storage().remove(key);
    await storage().remove(key);
    await expect(storage().get(key, { start: 0, end: 1 })).rejects.toThrow();
  });

  it('are not taken when their sender breaks off', async () => {
    await expect(putBroken(storage(), randomUUID())).rejects.toThrow();
  });
});

/** A server that speaks S3 keeps all or nothing; the one of this test may keep a part, so only our own storage is asked. */
it('files on disk do not stay when their sender breaks off', async () => {
  const disk = diskStorage(join(folder, 'disk'));
  const key = randomUUID();
  await expect(putBroken(disk, key)).rejects.toThrow();
  await expect(disk.get(key, { start: 0, end: 1 })).rejects.toThrow();
});
