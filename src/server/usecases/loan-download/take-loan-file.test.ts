import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { type DocumentDesk, documentDesk, line } from '#testing/document-desk.ts';
import { textPdf } from '#testing/files/text-pdf.ts';
import { unzipped } from '#testing/files/unzipped.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let desk: DocumentDesk;
type Browser = DocumentDesk['processor'];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  desk = await documentDesk(server);
});
afterAll(() => server.close());

const take = (by: Browser, init: RequestInit = {}) =>
  by.fetch(`/api/portal/loans/${desk.loanId}/file.zip`, { headers: { 'x-same-origin': '1' }, ...init });
const taken = async (by: Browser) => unzipped(Buffer.from(await (await take(by)).arrayBuffer()));
const events = (kind: 'loanFileTaken' | 'loanFileSent') =>
  eventsOfKind(server.container.database.db, { applicationId: desk.loanId, kind });
const textOf = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString('utf8') ?? '';

describe('a loan’s whole file', () => {
  it('is for those who read its documents, once they have said why, and for nobody else', async () => {
    expect(await (await take(desk.processor)).json()).toMatchObject({ error: { code: 'confirmationRequired' } });
    for (const role of ['partner', 'admin', 'policyManager'] as const) {
      const other = await staffBrowser(server, [{ role, scopeKind: 'lender' }]);
      expect([role, (await take(other)).status]).toEqual([role, 403]);
    }
    const elsewhere = await staffBrowser(server, [{ role: 'manager', scopeKind: 'own' }]);
    expect((await take(elsewhere)).status).toBe(404);
    expect((await take(server.browser() as Browser)).status).toBe(401);
    expect((await take(desk.processor, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await desk.processor.fetch('/api/portal/loans/nothing/file.zip')).status).toBe(404);
    expect(await events('loanFileTaken')).toEqual([]);
    await desk.giveReasons();
  });

  it('has every document byte for byte, two of one name both, and what the record says', async () => {
    const [one, other] = [await textPdf([[line('One')]]), await textPdf([[line('The other')]])];
    await desk.send(one, 'paystub', 'Pay.pdf');
    await desk.send(other, 'paystub', 'pay.PDF');
    const stored = await filesOf(server.container.database.db, desk.loanId);
    const response = await take(desk.processor);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/filename="HL-\d+\.zip"/);
    const files = unzipped(Buffer.from(await response.arrayBuffer()));
    expect(files.get('Documents/INC-01 Paystubs/Pay.pdf')).toEqual(one);
    expect(files.get('Documents/INC-01 Paystubs/pay (2).PDF')).toEqual(other);
    const sums = new Set([...files.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex')));
    const index = textOf(files, 'Index.csv');
    for (const { id, documentType, sha256, state, retiredAt } of stored) {
      if (documentType === 'paper' || state !== 'clean' || retiredAt !== null) continue;
      expect([id, sums.has(sha256.toString('hex')), index.includes(sha256.toString('hex'))]).toEqual([id, true, true]);
    }
    const ours = [...files.keys()].filter((name) => name.startsWith('Disclosures and notices/'));
    expect(ours).toHaveLength(new Set((await desk.documents()).papers.map(({ fileId }) => fileId)).size);
    expect(ours.length).toBeGreaterThan(0);
    for (const name of [
      'Conditions',
      'Trace of each run',
      'Messages',
      'Notices',
      'Facts entered by staff',
      'Decisions',
    ])
      expect([name, textOf(files, `Record/${name}.csv`).startsWith('\ufeff"')]).toEqual([name, true]);
    expect([...files.keys()].some((name) => /^Loan system\/HL-\d+ MISMO 3\.4\.xml$/.test(name))).toBe(true);
    const page = textOf(files, 'Index.html');
    expect(page).toMatch(/SSN ending \d{4}/);
    expect(await events('loanFileTaken')).toHaveLength(1);
    expect((await events('loanFileSent')).map(({ body }) => body)).toMatchObject([{ failed: [] }]);
    expect((await desk.processor.query('loanFile.taken', { loanId: desk.loanId })).data).toMatchObject({ failed: [] });
  });

  it('holds what the reader may see elsewhere: no trail and no demographics for a processor, no whole SSN for anyone', async () => {
    const [processor, auditor] = [await taken(desk.processor), await taken(desk.auditor)];
    expect([...processor.keys()].filter((name) => /Audit|Demographic/.test(name))).toEqual([]);
    expect(textOf(processor, 'Index.html')).toContain('The audit trail, which your role does not read');
    expect(textOf(auditor, 'Record/Audit trail.csv')).toContain('Whole file downloaded');
    expect(textOf(auditor, 'Record/Demographic answers.csv')).toContain('borrower');
    const deciding = [
      { role: 'auditor', scopeKind: 'lender' },
      { role: 'underwriter', scopeKind: 'lender' },
    ] as const;
    const both = await staffBrowser(server, deciding);
    await both.mutate('loanWork.giveReason', { loanId: desk.loanId, reason: 'Reviewing the documents' });
    expect([...(await taken(both)).keys()].filter((name) => name.includes('Demographic'))).toEqual([]);
    for (const files of [processor, auditor])
      for (const [name, bytes] of files)
        if (/\.(csv|html|xml)$/.test(name))
          expect([name, bytes.toString('utf8').match(/\b\d{3}-\d{2}-\d{4}\b|123456701/)]).toEqual([name, null]);
  });

  it('names a document that storage no longer gives, in its index and to the reader, and has all others', async () => {
    const lost = await desk.send(await textPdf([[line('Lost')]]), 'w2', 'Lost.pdf');
    const row = (await filesOf(server.container.database.db, desk.loanId)).find(({ id }) => id === lost);
    await server.container.files.remove(row?.storageKey ?? '');
    const files = await taken(desk.processor);
    expect(textOf(files, 'Index.csv')).toMatch(/"Lost\.pdf".*"No: it could not be read from storage"/);
    expect([...files.keys()].some((name) => name.includes('Lost'))).toBe(false);
    expect(files.has('Documents/INC-01 Paystubs/Pay.pdf')).toBe(true);
    const last = await desk.processor.query('loanFile.taken', { loanId: desk.loanId });
    expect(last.data).toMatchObject({ failed: ['Lost.pdf'] });
  });
});
