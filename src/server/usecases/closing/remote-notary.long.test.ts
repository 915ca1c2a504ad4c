import { createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysBetween, toDay } from '#entities/values/day.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { type LocalService, localService, type Received, type Reply } from '#server/vendors/testing/local-service.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { passDays } from '#testing/pass-days.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDocuments } from '../documents/loan-documents.ts';
import { openFile } from '../documents/open-file.ts';
import type { LoanClosing } from './loan-closing.ts';
import { followNotaries } from './remote-notary.ts';

const KEY = 'signs the webhooks';
type Made = { id: string; external_id: string; loan_number: string; detailed_status: string; documents: object[] };
const made = new Map<string, Made & { notarization_records: object[] }>();
/** What the service hands over, in base64; null while it has nothing. */
let deedAtTheNotary: string | null = null;
let vendor: LocalService;
let server: TestServer;
let processor: TestBrowser;

const answer = ({ method, path, query, body }: Received): Reply => {
  if (path.endsWith('/verify_address')) return { body: [{ id: 'rl_1', supported: true, eligible: true }] };
  const all = [...made.values()];
  if (path.endsWith('/transactions') && method === 'GET')
    return { body: { data: all.filter(({ loan_number }) => loan_number === query.get('loan_number')) } };
  if (path.endsWith('/transactions')) {
    const { external_id, loan_number } = JSON.parse(body);
    const id = `ot_${made.size + 1}`;
    const one = { id, external_id, loan_number, detailed_status: 'draft', documents: [], notarization_records: [] };
    made.set(id, one);
    return { status: 201, body: one };
  }
  const [, , , , id = '', call] = path.split('/');
  const own = made.get(id);
  if (!own) return { status: 404, body: { errors: ['Transaction Not Found'] } };
  if (call === 'documents' && method === 'GET')
    return { body: { ...own.documents[0], final_document_url: null, data: deedAtTheNotary } };
  if (call === 'documents') {
    own.documents = [{ id: 'do_1', tracking_id: 'deed', processing_state: 'pending' }];
    return { status: 201, body: own.documents };
  }
  if (call === 'place_order') own.detailed_status = 'sent_to_signer';
  if (call === 'recall') own.detailed_status = 'recalled';
  return { body: own };
};

beforeAll(async () => {
  vendor = await localService(answer);
  server = await startTestServer({
    ...{ RATE_LIMITS: 'off', NOTARY: 'proof', PROOF_KEY: 'key' },
    ...{ PROOF_WEBHOOK_KEY: KEY, PROOF_URL: vendor.url },
  });
  await seedSandbox(server.container);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
beforeEach(() => vendor.trouble(null));
afterAll(async () => {
  await server.close();
  await vendor.stop();
});

const notaryOf = async (loanId: string) =>
  ((await processor.query('loanFile.closing', { loanId })).data as LoanClosing).notary?.order ?? null;
const deedOf = async (loanId: string): Promise<string> => {
  const sent = await sendLenderFile(processor, { loanId, about: 'deed', name: 'deed.pdf' });
  const { fileId } = (await sent.json()) as { fileId: string };
  await server.container.database.pool.query("UPDATE files SET state = 'clean' WHERE id = $1", [fileId]);
  return fileId;
};
const orderFor = async (loanId: string) =>
  (await processor.mutate('loanMoney.orderNotary', { loanId, fileId: await deedOf(loanId) })).data;
const booked = async (): Promise<string> => {
  const { loanId } = await deskLoan(server);
  await meetConditions(server.container, loanId);
  const on = toDay(await bookFirstDay(server.container, loanId));
  expect(await orderFor(loanId)).toEqual({ kind: 'notYet' });
  passDays(server, daysBetween(server.container.clock.today(), on));
  await meetConditions(server.container, loanId);
  return loanId;
};
const latest = () => [...made.values()].at(-1);
const tell = async (event: string, reference: string, key = KEY): Promise<number> => {
  const body = JSON.stringify({ event, data: { transaction_id: reference, date_occurred: new Date().toISOString() } });
  const headers = { 'x-notarize-signature': createHmac('sha256', key).update(body).digest('hex') };
  return (await server.fetch('/api/hooks/notary', { method: 'POST', headers, body })).status;
};

describe('a remote notary', () => {
  it('is ordered once, told the signers when the document is read, and done when the service says so', async () => {
    const loanId = await booked();
    expect(await orderFor(loanId)).toEqual({ kind: 'ordered' });
    expect(await notaryOf(loanId)).toMatchObject({ state: 'preparing', by: 'Sam processor' });
    expect(await orderFor(loanId)).toEqual({ kind: 'orderedBefore' });
    const own = latest();
    if (!own) throw new Error('nothing was ordered');
    own.documents = [{ id: 'do_1', tracking_id: 'deed', processing_state: 'done' }];
    expect(await tell('transaction.document.processed', own.id)).toBe(200);
    await expect.poll(async () => (await notaryOf(loanId))?.state).toBe('sent');

    // Forged, or before its time: nothing changes.
    expect(await tell('transaction.completed', own.id, 'another key')).toBe(401);
    expect(await tell('transaction.completed', own.id)).toBe(200);
    await followNotaries(server.container);
    expect((await notaryOf(loanId))?.state).toBe('sent');

    own.detailed_status = 'complete';
    own.notarization_records = [{ meeting_end: '2026-11-24T16:24:00Z' }];
    await followNotaries(server.container);
    expect(await notaryOf(loanId)).toMatchObject({
      ...{ state: 'done', endedAt: new Date('2026-11-24T16:24:00Z'), deedFileId: null },
    });

    // Neither the document as we sent it nor a file that is none is taken for a notarized deed.
    const asSent = samplePdf({ padding: 'deed.pdf'.length });
    for (const wrong of [asSent, Buffer.from('no file')]) {
      deedAtTheNotary = wrong.toString('base64');
      await followNotaries(server.container);
      expect((await notaryOf(loanId))?.deedFileId).toBeNull();
    }
    const notarized = samplePdf({ padding: 77 });
    deedAtTheNotary = notarized.toString('base64');
    await tell('transaction.released', own.id);
    await expect.poll(async () => (await notaryOf(loanId))?.deedFileId).not.toBeNull();
    const { lenderFiles } = (await processor.query('loanFile.documents', { loanId })).data as LoanDocuments;
    const [filed] = lenderFiles.filter(({ about }) => about === 'notarizedDeed');
    expect(filed).toMatchObject({ fileId: (await notaryOf(loanId))?.deedFileId, type: 'application/pdf' });
    const { size, bytes } = await openFile(server.container, filed?.fileId ?? '');
    expect(await buffer(bytes({ start: 0, end: size - 1 }))).toEqual(notarized);
    await followNotaries(server.container);
    expect(made.size).toBe(1);
    const { rows } = await server.container.database.pool.query(
      "SELECT kind FROM events WHERE application_id = $1 AND kind LIKE 'notar%' ORDER BY seq",
      [loanId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['notaryOrdered', 'notaryMoved', 'notaryMoved', 'notarizedDeedFiled']);
  });

  it('waits while the service is away, goes on by itself, and is not made twice', async () => {
    const loanId = await booked();
    const before = made.size;
    vendor.trouble('down');
    expect(await orderFor(loanId)).toEqual({ kind: 'ordered' });
    expect([await notaryOf(loanId), made.size]).toMatchObject([{ state: 'preparing' }, before]);
    vendor.trouble(null);
    for (let times = 0; times < 3; times += 1) await followNotaries(server.container);
    expect(made.size).toBe(before + 1);
  });

  it('that rejects the document leaves it to staff with the reason, and may be ordered again', async () => {
    const loanId = await booked();
    await orderFor(loanId);
    const own = latest();
    if (!own) throw new Error('nothing was ordered');
    own.detailed_status = 'complete_with_rejections';
    own.documents = [{ id: 'do_1', tracking_id: 'deed', rejection_reason: 'Signer name mismatch' }];
    await followNotaries(server.container);
    expect(await notaryOf(loanId)).toMatchObject({
      ...{ state: 'needsStaff', problem: 'rejected', reason: 'Signer name mismatch' },
    });
    expect(await orderFor(loanId)).toEqual({ kind: 'ordered' });
    const recall = async () =>
      (await processor.mutate('loanMoney.recallNotary', { loanId, reason: 'Other terms.' })).data;
    expect(await recall()).toEqual({ kind: 'recalled' });
    expect(await recall()).toEqual({ kind: 'notOpen' });
    expect(await notaryOf(loanId)).toMatchObject({ state: 'recalled' });
    expect(latest()?.detailed_status).toBe('recalled');
  });

  it('is not ordered at an office, nor while an owner has no email', async () => {
    const loanId = await booked();
    const { database } = server.container;
    await changeDocument(server, loanId, {
      otherTitleHolders: [{ id: 'robin', name: 'Robin Whitfield', email: null }],
    });
    await meetConditions(server.container, loanId);
    expect(await orderFor(loanId)).toEqual({ kind: 'emailMissing', names: ['Robin Whitfield'] });
    await database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{closing,place}', '"office"') WHERE id = $1`,
      [loanId],
    );
    expect(await orderFor(loanId)).toEqual({ kind: 'notOnline' });
  });
});
