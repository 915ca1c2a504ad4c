import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { type DocumentDesk, documentDesk, line } from '#testing/document-desk.ts';
import { textPdf } from '#testing/files/text-pdf.ts';
import { sampleHeic, sampleImage } from '#testing/sample-files.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let desk: DocumentDesk;
let processor: DocumentDesk['processor'];
let auditor: DocumentDesk['auditor'];
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  desk = await documentDesk(server);
  ({ processor, auditor } = desk);
}, 60_000);
afterAll(() => server.close());

const at = <Input extends object>(input: Input = {} as Input) => ({ loanId: desk.loanId, ...input });
const send = (...sent: Parameters<DocumentDesk['send']>) => desk.send(...sent);
const pageOf = async (fileId: string, page: number, width = 1000): Promise<Response> => {
  const { data } = await processor.mutate('loanWork.seeDocument', at({ fileId }));
  const { url } = data as { url: string };
  return processor.fetch(`${url.replace('?', `/pages/${page}?`)}&width=${width}`);
};

describe('a document on the desk', () => {
  it('is read only after a reason was given', async () => {
    const fileId = await send(await textPdf([[line('Before the reason')]]));
    for (const path of ['loanReview.pages', 'loanReview.sheet'])
      expect(await processor.query(path, at({ fileId }))).toMatchObject({ reason: 'notAllowed' });
    await desk.giveReasons();
    expect((await processor.query('loanReview.sheet', at({ fileId }))).data).toMatchObject({ notes: [] });
    const elsewhere = await deskLoan(server);
    const other = { loanId: elsewhere.loanId, fileId };
    expect(await processor.query('loanReview.pages', other)).toMatchObject({ reason: 'notFound' });
  });

  it('shows its pages as pictures, of the size that is asked for', async () => {
    const fileId = await send(await textPdf([[line('One')], [line('Two')]]));
    const second = await pageOf(fileId, 2);
    expect([second.status, second.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { data, info } = await sharp(Buffer.from(await second.arrayBuffer()))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1000, 1294]);
    expect(data.some((shade) => shade < 100)).toBe(true);
    expect(data[0]).toBeGreaterThan(250);
    expect((await sharp(Buffer.from(await (await pageOf(fileId, 1, 160)).arrayBuffer())).metadata()).width).toBe(160);
    expect((await pageOf(fileId, 3)).status).toBe(404);
    expect((await pageOf(fileId, 1, 5000)).status).toBe(404);
  });

  it.each([
    ['HEIC', async () => sampleHeic(), 320],
    ['PNG', () => sampleImage('png'), 64],
    ['TIFF', () => sampleImage('tiff'), 64],
  ])('shows a photograph in %s too', async (_, bytes, width) => {
    const fileId = await send(await bytes(), 'other', 'photo');
    const picture = await pageOf(fileId, 1);
    expect(picture.status).toBe(200);
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(width);
    const { data } = await processor.query('loanReview.pages', at({ fileId }));
    expect(data).toMatchObject({ kind: 'read', content: { pages: [{ width, runs: [] }] } });
  });

  it('has its text with the place of each piece', async () => {
    const fileId = await send(await textPdf([[line('Gross pay'), { text: '1,684.80', x: 400, y: 100 }]]));
    const { data } = await processor.query('loanReview.pages', at({ fileId }));
    expect(data).toMatchObject({
      content: { read: 1, pages: [{ width: 612, height: 792, runs: [{ text: 'Gross pay' }, { text: '1,684.80' }] }] },
    });
    const [run] = (data as { content: { pages: { runs: { x: number; y: number }[] }[] } }).content.pages[0]?.runs ?? [];
    expect(run?.x).toBe(Math.round((72 / 612) * 10_000));
    expect(Math.abs((run?.y ?? 0) - (100 / 792) * 10_000)).toBeLessThan(40);
  });

  it('keeps how a page is turned and notes for colleagues, and changes nothing in the file', async () => {
    const bytes = await textPdf([[line('Sideways')]]);
    const fileId = await send(bytes);
    await processor.mutate('loanReview.turnPage', at({ fileId, page: 1, quarters: 1 }));
    await processor.mutate('loanReview.turnPage', at({ fileId, page: 1, quarters: 3 }));
    await processor.mutate('loanReview.writePageNote', at({ fileId, page: 1, text: 'The stamp is hard to read.' }));
    expect((await auditor.query('loanReview.sheet', at({ fileId }))).data).toMatchObject({
      turns: [{ page: 1, quarters: 3 }],
      notes: [{ page: 1, text: 'The stamp is hard to read.', by: 'Sam processor' }],
      origin: null,
    });
    const refused = await auditor.mutate('loanReview.turnPage', at({ fileId, page: 1, quarters: 1 }));
    expect(refused).toMatchObject({ reason: 'notAllowed' });
    expect(await processor.mutate('loanReview.writePageNote', at({ fileId, page: 2, text: 'x' }))).toMatchObject({
      reason: 'notFound',
    });
    const { data } = await processor.mutate('loanWork.seeDocument', at({ fileId }));
    const stored = await processor.fetch((data as { url: string }).url);
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(bytes);
  });
});
