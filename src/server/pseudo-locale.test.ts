import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { leadBrowser } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { becomeSigner, downloadPaper, openPacket, pressAll, readConsentCode } from '#testing/sign-papers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { unmarkedText } from '../words/testing/unmarked-text.ts';
import { readPdf } from './documents/testing/read-pdf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOCALE: 'en-XA', RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

/** User input, the lender's names, numbers, codes and times. */
const DATA = [
  /Hearthline( Lending)?( \(sandbox\))?/g,
  /https?:\/\/\S+/g,
  /Dana|Alma Reyes|\bAR\b|Leo Officer/g,
  /212 Fatherland Street|100 Sandbox Way|Nashville|TN \d{5}/g,
  /HL-\d+|\d\d:\d\d:\d\d UTC/g,
];

describe('in the pseudo-locale', () => {
  it('a mail names its language and has no English left', async () => {
    await leadBrowser(server);
    const { pool } = server.container.database;
    const mails = async () => (await pool.query('SELECT subject, text_body, html_body FROM sandbox_mails')).rows;
    await expect.poll(mails).not.toEqual([]);
    const [mail] = await mails();
    expect(mail.html_body).toContain('<html lang="en-XA">');
    const html = mail.html_body.replace(/<style>[^<]*<\/style>|<[^>]+>/g, ' ');
    for (const part of [mail.subject, mail.text_body, html]) expect(unmarkedText(part, DATA)).toBe('');
  });

  it('a document names its language and has no English left, as shown and as signed', async () => {
    const { browser } = await personaLead(server, homeownerWithOneJob, 'disclosures');
    const { papers, consentPaperId } = await openPacket(browser, 'funnel');
    const signer = await becomeSigner(browser);
    const code = new RegExp(await readConsentCode(browser, signer), 'g');
    const shown = await Promise.all(papers.map(({ id }) => downloadPaper(browser, id)));
    expect(await pressAll(browser, 'funnel')).toContain('signed');
    const signed = await Promise.all(papers.map(({ id }) => downloadPaper(browser, id)));
    const handed = (await browser.query('application.handedPdf', { paper: 'earlyDisclosures' })).data as {
      base64: string;
    };
    const all = [
      ...shown,
      ...signed,
      await downloadPaper(browser, consentPaperId ?? ''),
      Buffer.from(handed.base64, 'base64'),
    ];
    expect(all.length).toBeGreaterThan(8);
    for (const bytes of all) {
      const { title, text, language, bookmarks } = await readPdf(bytes);
      expect(language).toBe('en-XA');
      for (const part of [text, String(title), ...bookmarks])
        expect.soft(unmarkedText(part, [...DATA, code]), String(title)).toBe('');
    }
  });
});
