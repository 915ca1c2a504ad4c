import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activePdfs, CATALOG, PAGE, PAGES, packedPdf, pdfOf, pdfStream } from '#testing/hostile/hostile-pdfs.ts';
import { leadBrowser } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  browser = await leadBrowser(server);
});
afterAll(() => server.close());

const send = async (bytes: Buffer): Promise<Response> => {
  const token = await browser.botCheck();
  const headers = { 'x-same-origin': '1', 'x-bot-check': token, 'x-file-name': 'a.pdf', 'x-document-type': 'paystub' };
  return browser.fetch('/api/files', { method: 'POST', headers, body: new Uint8Array(bytes) });
};
const stored = async (bytes: Buffer): Promise<void> => expect((await send(bytes)).status).toBe(201);

describe('a PDF that is more than pages', () => {
  it.each(Object.entries(activePdfs()))('is refused: %s', async (_, bytes) => {
    const response = await send(bytes);
    const { error } = await response.json();
    expect([response.status, ['activeContent', 'notChecked'].includes(error.code)]).toEqual([422, true]);
    expect(error.message).toContain('new PDF');
  });

  it('is taken where only its words speak of programs', async () => {
    const words = pdfStream('', 'BT (9 0 R /S /JavaScript and /Launch) Tj ET');
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>';
    await stored(pdfOf([CATALOG, PAGES, page, words, '<< /Title (How to /S /JavaScript) >>'], '/Info 5 0 R'));
    await stored(packedPdf([CATALOG, PAGES, PAGE, '<< /Title (HTML/JavaScript) /D [3 0 R /XYZ] >>']));
  });
});
