import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentType } from '#entities/values/document-type.ts';
import { bytesSentIn, filesOf } from '#server/db/repos/loan/files.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { type DocumentDesk, documentDesk, line } from '#testing/document-desk.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { textPdf } from '#testing/files/text-pdf.ts';
import { sampleImage, samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDocuments } from '../documents/loan-documents.ts';
import type { DocumentSheet } from './document-sheet.ts';

let server: TestServer;
let desk: DocumentDesk;
let processor: DocumentDesk['processor'];
let auditor: DocumentDesk['auditor'];
let colleague: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  desk = await documentDesk(server, 'worked-example-couple');
  ({ processor, auditor } = desk);
  colleague = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  await desk.giveReasons();
}, 60_000);
afterAll(() => server.close());

const at = <Input extends object>(input: Input = {} as Input) => ({ loanId: desk.loanId, ...input });
const send = (...sent: Parameters<DocumentDesk['send']>) => desk.send(...sent);
const seenOf = (fileId: string) => desk.seenOf(fileId);
const documents = () => desk.documents();
/** Staff ask the co-borrower for a document. */
const askedOfCoborrower = async (): Promise<LoanCondition> => {
  const asked = { code: 411, owner: 'coborrower', subjectId: null, reason: 'Someone else pays the car.' };
  await processor.mutate('loanWork.openCondition', at(asked));
  const all = (await processor.query('loanFile.conditions', at())).data as LoanCondition[];
  const found = all.find(({ code, owner }) => code === 411 && owner === 'coborrower');
  if (!found) throw new Error('nothing was asked for');
  return found;
};

describe('moving a document', () => {
  it('lets it count for the request it answers, of the person it belongs to', async () => {
    const fileId = await send(await textPdf([[line('W-2 of the other one')]]), 'other');
    const { key, documentType } = await askedOfCoborrower();
    const seen = await seenOf(fileId);
    const moved = await processor.mutate('loanReview.move', at({ seen, to: { kind: 'request', key } }));
    expect(moved.data).toEqual({ kind: 'moved' });
    const now = (await documents()).files.find(({ id }) => id === fileId);
    expect(now).toMatchObject({ documentType, person: 'coborrower', conditionKey: key, review: 'received' });
    const late = await processor.mutate('loanReview.move', at({ seen, to: { kind: 'request', key } }));
    expect(late.data).toEqual({ kind: 'changedMeanwhile' });
  });

  it('classifies, and a document that was accepted is reviewed again', async () => {
    const fileId = await send(await textPdf([[line('An HOA bill')]]), 'homeownersInsurance');
    const accept = { fileId, seen: 'received', judgement: { kind: 'accept' } };
    await processor.mutate('loanWork.judgeFile', at(accept));
    const to = { kind: 'type', documentType: 'hoaInvoice', person: 'borrower' };
    const moved = await processor.mutate('loanReview.move', at({ seen: await seenOf(fileId), to }));
    expect(moved.data).toEqual({ kind: 'moved' });
    expect(await seenOf(fileId)).toMatchObject({ review: 'received' });
  });

  it('is refused where the same content is already there, and for pictures of an ID', async () => {
    const bytes = await textPdf([[line('Twice the same')]]);
    await send(bytes, 'hoaInvoice');
    const fileId = await send(bytes, 'other');
    const to = (documentType: DocumentType) => ({ kind: 'type', documentType, person: 'borrower' });
    const move = async (type: DocumentType) =>
      (await processor.mutate('loanReview.move', at({ seen: await seenOf(fileId), to: to(type) }))).data;
    expect(await move('hoaInvoice')).toEqual({ kind: 'alreadyThere' });
    expect(await move('idDocument')).toEqual({ kind: 'sideUnknown' });
    expect(await move('paystub')).toEqual({ kind: 'moved' });
  });
});

describe('splitting and merging', () => {
  const textsOf = async (fileId: string): Promise<string[]> => {
    const { data } = await processor.query('loanReview.pages', at({ fileId }));
    const { content } = data as { content: { pages: { runs: { text: string }[] }[] } };
    return content.pages.map(({ runs }) => runs.map(({ text }) => text).join(' '));
  };

  it('makes documents that name their origin, and keeps the original as it came', async () => {
    const bytes = await textPdf([[line('First')], [line('Second')], [line('Third')]]);
    const fileId = await send(bytes, 'homeownersInsurance', 'all.pdf');
    const parts = [
      { name: 'one.pdf', from: [{ fileId, pages: [1] }] },
      { name: 'rest.pdf', from: [{ fileId, pages: [2, 3] }] },
    ];
    const { data } = await processor.mutate('loanReview.make', at({ seen: [await seenOf(fileId)], parts }));
    const { kind, fileIds } = data as { kind: string; fileIds: [string, string] };
    expect(kind).toBe('made');
    expect([await textsOf(fileIds[0]), await textsOf(fileIds[1])]).toEqual([['First'], ['Second', 'Third']]);
    const { files } = await documents();
    expect(files.map(({ id }) => id)).not.toContain(fileId);
    expect(files.find(({ id }) => id === fileIds[1])).toMatchObject({
      ...{ name: 'rest.pdf', pages: 2, review: 'received', documentType: 'homeownersInsurance' },
    });
    const sheet = (await processor.query('loanReview.sheet', at({ fileId: fileIds[1] }))).data as DocumentSheet;
    expect(sheet.origin).toEqual({ parts: [{ fileId, name: 'all.pdf', pages: [2, 3] }], by: 'Sam processor' });
    const original = await processor.mutate('loanWork.seeDocument', at({ fileId }));
    const stored = await processor.fetch((original.data as { url: string }).url);
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(bytes);

    const merge = [{ name: 'again.pdf', from: fileIds.toReversed().map((id) => ({ fileId: id, pages: [1] })) }];
    const seen = [await seenOf(fileIds[1]), await seenOf(fileIds[0])];
    const merged = (await processor.mutate('loanReview.make', at({ seen, parts: merge }))).data;
    expect(await textsOf((merged as { fileIds: [string] }).fileIds[0])).toEqual(['Second', 'First']);
    // One's own second press, as after an answer that was lost, comes to the same; a colleague's does not.
    const again = await processor.mutate('loanReview.make', at({ seen, parts: merge }));
    expect(again.data).toEqual(merged);
    const late = await colleague.mutate('loanReview.make', at({ seen, parts: merge }));
    expect(late.data).toEqual({ kind: 'changedMeanwhile' });
  });

  it('takes pages that are alike, such as blank ones, into documents of their own', async () => {
    const fileId = await send(await textPdf([[line('Blank')], [line('Blank')], [line('Blank')]]), 'k1', 'blank.pdf');
    const parts = [1, 2, 3].map((page) => ({ name: `${page}.pdf`, from: [{ fileId, pages: [page] }] }));
    const { data } = await processor.mutate('loanReview.make', at({ seen: [await seenOf(fileId)], parts }));
    const { fileIds } = data as { fileIds: string[] };
    const listed = (await documents()).files.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(fileIds));
    expect(new Set(fileIds).size).toBe(3);
    const twice = await send(await textPdf([[line('One')], [line('Two')]]), 'k1', 'twice.pdf');
    const same = ['a.pdf', 'b.pdf'].map((name) => ({ name, from: [{ fileId: twice, pages: [1] }] }));
    const seen = [await seenOf(twice)];
    expect((await processor.mutate('loanReview.make', at({ seen, parts: same }))).data).toEqual({
      kind: 'alreadyThere',
    });
    expect((await documents()).files.map(({ id }) => id)).toContain(twice);
  });

  it('leaves nothing behind where it is refused, and takes none of the room of the person who sent it', async () => {
    const { database, env } = server.container;
    const owner = { applicationId: desk.loanId, person: 'borrower' } as const;
    const fileId = await send(await textPdf([[line('Room one')], [line('Room two')]]), 'k1', 'room.pdf');
    const held = async () => ({
      room: await bytesSentIn(database.db, owner),
      files: (await filesOf(database.db, desk.loanId)).length,
      stored: (await readdir(join(env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })).filter((each) =>
        each.isFile(),
      ).length,
    });
    const before = await held();
    const seen = [await seenOf(fileId)];
    const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, from: [{ fileId, pages: [page] }] }));
    const split = async (who: TestBrowser) =>
      ((await who.mutate('loanReview.make', at({ seen, parts }))).data as { kind: string }).kind;
    // Two split it at once: one of them is told.
    const told = await Promise.all([split(processor), split(colleague)]);
    expect(told.toSorted()).toEqual(['changedMeanwhile', 'made']);
    expect(await held()).toEqual({ room: before.room, files: before.files + 2, stored: before.stored + 2 });
  });

  it('puts photographs and PDFs into one', async () => {
    const [pdf, photo] = [
      await send(await textPdf([[line('Page')]]), 'k1'),
      await send(await sampleImage('jpeg'), 'k1'),
    ];
    const seen = [await seenOf(pdf), await seenOf(photo)];
    const from = [pdf, photo].map((fileId) => ({ fileId, pages: [1] }));
    const { data } = await processor.mutate('loanReview.make', at({ seen, parts: [{ name: 'both.pdf', from }] }));
    expect(await textsOf((data as { fileIds: [string] }).fileIds[0])).toEqual(['Page', '']);
  });

  it('refuses sealed documents with a reason, and those who may only read', async () => {
    const added = await sendLenderFile(processor, at({ about: 'appraisal' as const, name: 'report.pdf' }));
    const { fileId } = (await added.json()) as { fileId: string };
    const seen = { fileId, review: 'received', conditionKey: null };
    const parts = [{ name: 'part.pdf', from: [{ fileId, pages: [1] }] }];
    expect((await processor.mutate('loanReview.make', at({ seen: [seen], parts }))).data).toEqual({ kind: 'sealed' });
    const to = { kind: 'type', documentType: 'other', person: 'borrower' };
    expect((await processor.mutate('loanReview.move', at({ seen, to }))).data).toEqual({ kind: 'sealed' });
    expect(await auditor.mutate('loanReview.make', at({ seen: [seen], parts }))).toMatchObject({
      reason: 'notAllowed',
    });
  });
});

describe('a document that reached staff another way', () => {
  const add = async (who: TestBrowser, request: string, bytes: Buffer) =>
    who.fetch('/api/portal/loan-files', {
      method: 'POST',
      body: new Uint8Array(bytes),
      duplex: 'half',
      headers: {
        ...{ 'x-same-origin': '1', 'x-bot-check': await who.botCheck(), 'x-loan': desk.loanId },
        ...{ 'x-request': encodeURIComponent(request), 'x-file-name': 'by-mail.pdf' },
      },
    } as RequestInit);

  it('is added to the request it answers, in the name of staff', async () => {
    const { key } = await askedOfCoborrower();
    const added = await add(processor, key, await textPdf([[line('By mail')]]));
    expect(added.status).toBe(201);
    const { fileId } = (await added.json()) as { fileId: string };
    expect((await documents()).files.find(({ id }) => id === fileId)).toMatchObject({
      ...{ person: 'coborrower', conditionKey: key, name: 'by-mail.pdf', review: 'received' },
    });
    const { rows } = await server.container.database.pool.query(
      `SELECT actor FROM events WHERE kind = 'fileStored' AND body->>'id' = $1`,
      [fileId],
    );
    expect(rows).toEqual([{ actor: `staff/${processor.accountId}` }]);
    expect((await add(auditor, key, samplePdf())).status).toBe(403);
    expect((await add(processor, 'nonsense', samplePdf())).status).toBe(404);
  });
});

describe('a loan that was withdrawn', () => {
  it('keeps its documents as they are', async () => {
    const ended = await deskLoan(server);
    const where = { loanId: ended.loanId };
    await processor.mutate('loanWork.giveReason', { ...where, reason: 'Looking once more' });
    const { files } = (await processor.query('loanFile.documents', where)).data as LoanDocuments;
    const [file] = files;
    if (!file) throw new Error('nothing was sent');
    await ended.applicant.mutate('loan.withdraw', {});
    const seen = { fileId: file.id, review: file.review, conditionKey: file.conditionKey };
    const to = { kind: 'type', documentType: 'other', person: 'borrower' };
    expect(await processor.mutate('loanReview.move', { ...where, seen, to })).toMatchObject({ reason: 'loanEnded' });
  });
});
