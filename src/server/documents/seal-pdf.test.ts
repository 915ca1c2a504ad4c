import { beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#testing/long-run/turns.ts';
import { checkSeal } from './check-seal.ts';
import { documentPdf } from './document-pdf.ts';
import { makeSealKey, sealCertificate } from './seal-key.ts';
import { sealPdf } from './seal-pdf.ts';
import { changedAt } from './testing/changed-at.ts';
import { ecSealKey } from './testing/ec-seal-key.ts';
import { pdfsig } from './testing/pdfsig.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleDocuments } from './testing/sample-documents.ts';
import { verifyWithPkijs } from './testing/verify-with-pkijs.ts';

const at = new Date('2026-11-15T15:38:12Z');
const key = makeSealKey('Hearthline Lending', new Date('2026-01-01T00:00:00Z'));
const own = [sealCertificate(key)];
let sealed: { name: string; bytes: Buffer }[];
/** One paper under a key on P-256. */
let sealedByEc: Buffer;

beforeAll(async () => {
  const seal = async (pdf: Buffer, by = key) =>
    sealPdf(pdf, { key: by, at, lender: 'Hearthline Lending', phone: '(555) 010-0142', reason: 'Sealed' });
  const [first] = sampleDocuments();
  if (first) sealedByEc = await seal((await documentPdf(first)).bytes, ecSealKey);
  sealed = await Promise.all(
    sampleDocuments().map(async (paper) => ({
      name: paper.title,
      bytes: await seal((await documentPdf(paper)).bytes),
    })),
  );
});

describe('a seal', () => {
  it('on every paper is verified by a second library, and by us with its time', async () => {
    const others = await Promise.all(sealed.map(({ bytes }) => verifyWithPkijs(bytes)));
    expect(others).toEqual(sealed.map(() => true));
    expect(sealed.map(({ bytes }) => checkSeal(bytes, own))).toEqual(
      sealed.map(() => ({ kind: 'unchanged', sealedAt: at, stamp: null })),
    );
  });

  it('leaves the paper readable, with its bookmarks and its language', async () => {
    const { text, language, bookmarks } = await readPdf(sealed[1]?.bytes ?? Buffer.alloc(0));
    expect(text).toContain('You could lose your home');
    expect(language).toBe('en-US');
    expect(bookmarks.length).toBeGreaterThanOrEqual(10);
  });

  it('is broken by one changed byte anywhere, for both', async () => {
    const { bytes } = sealed[4] ?? { bytes: Buffer.alloc(0) };
    for (const place of [20, 400, Math.floor(bytes.length / 3), bytes.length - 20]) {
      const changed = changedAt(bytes, place);
      expect([place, checkSeal(changed, own).kind, await verifyWithPkijs(changed)]).toEqual([place, 'changed', false]);
    }
  });

  it('with a key on P-256 is an ECDSA signature, verified and broken alike', async () => {
    const ofEc = [sealCertificate(ecSealKey)];
    expect(checkSeal(sealedByEc, ofEc)).toEqual({ kind: 'unchanged', sealedAt: at, stamp: null });
    expect(await verifyWithPkijs(sealedByEc)).toBe(true);
    // ecdsa-with-SHA256, as the file itself says it.
    expect(sealedByEc.toString('latin1')).toContain('06082a8648ce3d040302');
    const changed = changedAt(sealedByEc, 400);
    expect([checkSeal(changed, ofEc).kind, await verifyWithPkijs(changed)]).toEqual(['changed', false]);
    expect(checkSeal(sealedByEc, own)).toEqual({ kind: 'foreign' });
  });

  it('does not cover what was put behind it', () => {
    const { bytes } = sealed[4] ?? { bytes: Buffer.alloc(0) };
    expect(checkSeal(Buffer.concat([bytes, Buffer.from('\n% more')]), own).kind).toBe('changed');
  });

  it('of another signer is not ours, and a file without one is not sealed', async () => {
    const other = [sealCertificate(makeSealKey('Somebody', at))];
    expect(checkSeal(sealed[0]?.bytes ?? Buffer.alloc(0), other)).toEqual({ kind: 'foreign' });
    expect(checkSeal(Buffer.from('%PDF-1.7 nothing'), own)).toEqual({ kind: 'notSealed' });
  });

  it('is the same for the same paper, key and time', async () => {
    const [paper] = sampleDocuments();
    if (!paper) throw new Error('no paper');
    const seal = async () =>
      sealPdf((await documentPdf(paper)).bytes, {
        key,
        at,
        lender: 'Hearthline Lending',
        phone: '(555) 010-0142',
        reason: 'Sealed',
      });
    expect((await seal()).equals(await seal())).toBe(true);
  });
});

if (isLong)
  describe('pdfsig', () => {
    it('finds the seal of every paper valid and over the whole file', () => {
      for (const bytes of [...sealed.map((each) => each.bytes), sealedByEc]) {
        const said = pdfsig(bytes);
        expect(said).toContain('Signature is Valid');
        expect(said).toContain('Total document signed');
        expect(said).toMatch(/Signing Time: Nov 15 2026/);
      }
    });

    it('reports a changed byte', () => {
      const { bytes } = sealed[4] ?? { bytes: Buffer.alloc(0) };
      expect(pdfsig(changedAt(bytes, 400))).toContain('Digest Mismatch');
    });
  });
