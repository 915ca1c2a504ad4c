import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { samplePdf } from '../sample-files.ts';
import type { TestBrowser } from '../test-browser.ts';

/** A PDF that staff add to a loan, as the page sends it. */
export const sendLenderFile = async (
  browser: TestBrowser,
  { loanId, about, name }: { loanId: string; about: LenderFileAbout; name: string },
): Promise<Response> =>
  browser.fetch('/api/portal/loan-files', {
    method: 'POST',
    body: new Uint8Array(samplePdf()),
    duplex: 'half',
    headers: {
      ...{ 'x-same-origin': '1', 'x-bot-check': await browser.botCheck() },
      ...{ 'x-loan': loanId, 'x-about': about, 'x-file-name': encodeURIComponent(name) },
    },
  } as RequestInit);
