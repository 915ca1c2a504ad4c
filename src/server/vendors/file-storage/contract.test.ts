import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3Server } from '#testing/vendors/s3-server.ts';
import { diskStorage } from './disk.ts';
import type { FileStorage } from './port.ts';
import { s3Storage } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-storage-'));
const storages: Partial<Record<'disk' | 's3', FileStorage>> = { disk: diskStorage(join(folder, 'disk')) };

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server({ bucket: 'files', keyId: 'KEY' });
  storages.s3 = s3Storage({ url: s3.url, region: 'us-east-1', bucket: 'files', keyId: 'KEY', secret: 'SECRET' });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

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

  it('are taken from a file of this machine, which may be removed afterwards', async () => {
    const [key, path] = [randomUUID(), join(folder, randomUUID())];
    await writeFile(path, bytes);
    await storage().putFile(key, { path, length: bytes.length });
    await rm(path);
    expect(await buffer(await storage().get(key, { start: 0, end: 299_999 }))).toEqual(bytes);
    const short = randomUUID();
    await writeFile(path, bytes.subarray(1));
    await expect(storage().putFile(short, { path, length: bytes.length })).rejects.toThrow();
    await expect(storage().get(short, { start: 0, end: 1 })).rejects.toThrow();
  });

  it('are gone when removed, and removing twice is fine', async () => {
    const key = randomUUID();
    await put(key);
    await storage().remove(key);
    await storage().remove(key);
    await expect(storage().get(key, { start: 0, end: 1 })).rejects.toThrow();
  });

  it('are not taken when their sender breaks off, not even in part', async () => {
    const key = randomUUID();
    await expect(putBroken(storage(), key)).rejects.toThrow();
    await expect(storage().get(key, { start: 0, end: 1 })).rejects.toThrow();
  });
});

it('files on s3 in another name are refused', async () => {
  const stranger = s3Storage({ url: s3.url, region: 'us-east-1', bucket: 'files', keyId: 'OTHER', secret: 'SECRET' });
  const put = stranger.put(randomUUID(), { stream: Readable.from([Buffer.alloc(1)]), length: 1 });
  await expect(put).rejects.toThrow('AccessDenied');
});

it('without a key of its own, S3 is signed in to by the short-lived key of the container’s role', async () => {
  const used: string[] = [];
  const around = createServer((request, response) => {
    request.resume();
    if (request.url === '/role') {
      const Expiration = new Date(Date.now() + 3_600_000).toISOString();
      const key = { AccessKeyId: 'ROLE', SecretAccessKey: 'x', Token: 'token-of-an-hour', Expiration };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(key));
      return;
    }
    const { authorization = '', 'x-amz-security-token': token = '' } = request.headers;
    used.push(`${/Credential=(\w+)/.exec(authorization)?.[1]} ${token}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => around.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(around.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${url}/role`);
  await s3Storage({ url, region: 'us-east-1', bucket: 'files' }).remove('one');
  vi.unstubAllEnvs();
  around.close();
  expect(used).toEqual(['ROLE token-of-an-hour']);
});
