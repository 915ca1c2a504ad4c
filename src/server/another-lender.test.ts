import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { timeBasedUri } from './auth/time-based-code.ts';
import { documentPdf } from './documents/document-pdf.ts';
import { asked, sampleFacts } from './documents/testing/sample-documents.ts';
import { writeDocument } from './documents/write-document.ts';
import { messagePreviews } from './usecases/messages/message-previews.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LENDER: 'tests/lenders/prairie' });
});
afterAll(() => server.close());

const FIRST = /Hearthline|010-0142|\b0000000\b|Sandbox Way|Federal Trade Commission, Equal/;

describe('another lender is another folder and a setting', () => {
  it('in the time its days are counted by', () => {
    expect(server.container.clock.timeZone).toBe('America/Chicago');
  });

  it('in a mail that was sent', async () => {
    await leadBrowser(server);
    const mails = async () =>
      (await server.container.database.pool.query('SELECT subject, text_body, html_body FROM sandbox_mails')).rows;
    await expect.poll(mails).not.toEqual([]);
    const [mail] = await mails();
    expect(mail.html_body).toContain('>Prairie</td>');
    expect(JSON.stringify(mail)).not.toMatch(FIRST);
  });

  it('in every message there is', () => {
    for (const { name, ...message } of messagePreviews({ locale: 'en', brand: server.container.lender.displayName }))
      expect(JSON.stringify(message), name).not.toMatch(FIRST);
  });

  it.each(asked)('in the text of $kind', (kind) => {
    const paper = writeDocument(sampleFacts({ lender: server.container.lender }), kind);
    expect(JSON.stringify(paper)).not.toMatch(FIRST);
    if (paper) expect(paper.lender).toEqual({ name: 'Prairie Home Credit, LLC', nmls: '7654321' });
  });

  it('in a PDF', async () => {
    const paper = writeDocument(sampleFacts({ lender: server.container.lender }), {
      kind: 'electronicConsent',
      code: 'K7MQ2X',
    });
    if (!paper) throw new Error('no paper');
    const { bytes } = await documentPdf(paper);
    expect(bytes.toString('latin1')).not.toMatch(FIRST);
  });

  it('in the entry of an authenticator app', () => {
    const uri = timeBasedUri({ issuer: server.container.lender.displayName, email: 'a@b.example', secret: 'JBSWY3DP' });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Prairie/);
  });
});
