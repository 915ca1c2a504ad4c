import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#testing/vendors/s3-server.ts';
import { diskAnchors } from './disk.ts';
import { s3AnchorSettings, s3Anchors } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-anchors-'));
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server({ bucket: 'anchors', keyId: 'KEY' });
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const stores = {
  disk: () => diskAnchors(join(folder, 'new')),
  s3: () =>
    s3Anchors(
      s3AnchorSettings.parse({
        ANCHORS_S3_URL: s3.url,
        ANCHORS_S3_BUCKET: 'anchors',
        ANCHORS_S3_KEY_ID: 'KEY',
        ANCHORS_S3_SECRET: 'SECRET',
        ANCHORS_RETENTION_DAYS: '30',
      }),
    ),
};

describe.each(['disk', 's3'] as const)('digests on %s', (kind) => {
  it('come back as they were, and a missing one is null', async () => {
    const store = stores[kind]();
    await store.put('digest-000001.json', '{"a":"ä"}');
    expect(await store.get('digest-000001.json')).toBe('{"a":"ä"}');
    expect(await store.get('digest-000002.json')).toBeNull();
  });
});

it('asks S3 for a retention that no one can lift', async () => {
  await stores.s3().put('digest-000003.json', 'text');
  const headers = s3.headersOf('/anchors/digest-000003.json');
  expect(headers).toMatchObject({ 'x-amz-object-lock-mode': 'COMPLIANCE', 'content-md5': 'HLJR7A1WjeapKbUgxK7Y0Q==' });
  const until = new Date(String(headers?.['x-amz-object-lock-retain-until-date'])).getTime();
  expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30);
});
