import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSeal } from '#server/documents/check-seal.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { sampleDocuments } from '#server/documents/testing/sample-documents.ts';
import { type Fault, startTimeStampAuthority } from '#server/documents/testing/time-stamp-authority.ts';
import { verifyWithPkijs } from '#server/documents/testing/verify-with-pkijs.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sealDocument } from './seal-document.ts';

const at = new Date('2026-11-15T15:38:12Z');
const folder = mkdtempSync(join(tmpdir(), 'hearthline-stamps-'));
let authority: Awaited<ReturnType<typeof startTimeStampAuthority>>;
let server: TestServer;
let bytes: Buffer;
beforeAll(async () => {
  authority = await startTimeStampAuthority(() => at);
  writeFileSync(join(folder, 'ca.pem'), authority.pem);
  server = await startTestServer({
    TIME_STAMP: 'rfc3161',
    TIME_STAMP_URL: authority.url,
    TIME_STAMP_CA_FILE: join(folder, 'ca.pem'),
  });
  const [paper] = sampleDocuments();
  if (!paper) throw new Error('no paper');
  bytes = (await documentPdf(paper)).bytes;
});
afterAll(async () => {
  await server.close();
  await authority.close();
  rmSync(folder, { recursive: true });
});

const seal = () =>
  server.container.database.transact((tx) =>
    sealDocument(server.container, { tx, bytes, at, lender: 'Hearthline Lending', reason: 'Sealed' }),
  );
const check = (pdf: Buffer) => checkSeal(pdf, [sealCertificate(server.container.sealKey())]);
/** Where the seal's own bytes stand in the file, in hex. */
const sealedRange = (pdf: Buffer) => {
  const [, , length = 0, next = 0] =
    /\/ByteRange\s*\[\s*(\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'))?.map(Number) ?? [];
  return { start: length + 1, end: next - 1 };
};

describe('a seal with a trusted time', () => {
  it('carries the authority’s stamp over its signature, and stays valid for others', async () => {
    authority.be(null);
    const sealed = await seal();
    expect(check(sealed)).toEqual({ kind: 'unchanged', sealedAt: at, stamp: { at, by: 'Test Time Authority' } });
    expect(await verifyWithPkijs(sealed)).toBe(true);
  });

  it.each<Fault>(['refuses', 'otherDigest', 'otherNonce', 'noAuthority', 'changedTime', 'garbage', 'down'])(
    'is made without one, and says so, when the authority %s',
    async (fault) => {
      authority.be(fault);
      const lines = server.logged.length;
      expect(check(await seal())).toEqual({ kind: 'unchanged', sealedAt: at, stamp: null });
      expect(server.logged.slice(lines).join('')).toContain('sealed without a time stamp');
    },
  );

  it('is reported as changed when the stamped time or a byte behind the signature is', async () => {
    authority.be(null);
    const sealed = await seal();
    const { start, end } = sealedRange(sealed);
    const hex = sealed.subarray(start, end).toString('latin1');
    const inStamp = start + hex.indexOf(Buffer.from('20261115153812Z').toString('hex'));
    for (const place of [inStamp, start + hex.replace(/0+$/, '').length + 40, end - 2]) {
      const changed = Buffer.from(sealed);
      changed.write(changed.toString('latin1', place, place + 1) === '1' ? '2' : '1', place, 'latin1');
      expect([place, check(changed).kind]).toEqual([place, 'changed']);
    }
  });
});
