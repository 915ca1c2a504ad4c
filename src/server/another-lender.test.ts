import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenDocumentKind } from '#entities/contract/written-document.ts';
import { leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { timeBasedUri } from './auth/time-based-code.ts';
import { documentPdf } from './documents/document-pdf.ts';
import { readPdf } from './documents/testing/read-pdf.ts';
import { sampleDocuments, sampleFacts } from './documents/testing/sample-documents.ts';
import { messagePreviews } from './usecases/messages/message-previews.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LENDER: 'tests/lenders/prairie' });
});
afterAll(() => server.close());

const FIRST = /Hearthline|010-0142|\b0000000\b|Sandbox Way|Federal Trade Commission, Equal/;

const OWN = ['Prairie Home Credit, LLC', '8 Bluestem Court, Omaha, NE 68102', '7654321'];

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
    for (const body of [mail.text_body, mail.html_body]) for (const own of OWN) expect.soft(body).toContain(own);
    expect(JSON.stringify(mail)).not.toMatch(FIRST);
  });

  it('in every message there is', () => {
    for (const { name, ...message } of messagePreviews({ locale: 'en', lender: server.container.lender }))
      expect(JSON.stringify(message), name).not.toMatch(FIRST);
  });

  it('in the PDF of every document', async () => {
    const papers = sampleDocuments(sampleFacts({ lender: server.container.lender }));
    expect(papers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(writtenDocumentKind.options));
    for (const paper of papers) {
      const { text } = await readPdf((await documentPdf(paper)).bytes);
      for (const own of OWN) expect.soft(text, paper.kind).toContain(own);
      expect.soft(text, paper.kind).not.toMatch(FIRST);
    }
  });

  it('in the entry of an authenticator app', () => {
    const uri = timeBasedUri({ issuer: server.container.lender.displayName, email: 'a@b.example', secret: 'JBSWY3DP' });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Prairie/);
  });
});
