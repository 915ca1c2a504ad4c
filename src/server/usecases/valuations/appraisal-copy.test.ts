import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysBetween } from '#entities/values/day.ts';
import { checkSeal } from '#server/documents/check-seal.ts';
import { sealCertificate } from '#server/documents/seal-key.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { officeDays } from '#testing/notices/loan-run.ts';
import { mailLetters } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { downloadPaper } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';
import { clocksOf } from '../shared/clocks.ts';

let server: TestServer;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const firstLien = { mortgages: [], areMortgagesReviewed: true, estimatedMortgageBalance: 0 };
const today = () => server.container.clock.today();
const closingOf = async (loanId: string) => (await processor.query('loanFile.closing', { loanId })).data as LoanClosing;

it('an appraisal of a first lien is copied by its report after the letter, sealed with it, and printed with it', async () => {
  const { loanId, applicant } = await deskLoan(server);
  await changeDocument(server, loanId, firstLien);
  await officeDays(server, Math.max(2, daysBetween(today(), TEXTS_ON)));
  expect((await closingOf(loanId)).valuation).toMatchObject({ isCopySent: true });
  await applicant.mutate('signing.withdraw', {});
  const sent = await sendLenderFile(processor, { loanId, about: 'appraisal', name: 'appraisal.pdf' });
  const { fileId } = (await sent.json()) as { fileId: string };
  const signed = { asOf: today(), appraiser: 'Jo Marlow', license: 'TN 4471' };
  const entered = { loanId, fileId, seen: null, fact: { kind: 'value', value: 512_000, ...signed } };
  const enter = async () => (await processor.mutate('loanFacts.enter', entered)).data;
  await expect.poll(enter).toEqual({ kind: 'waiting' });
  const second = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  const { entries } = (await second.query('loanFile.factEntries', { loanId })).data as { entries: { id: string }[] };
  const confirmed = { loanId, entryId: entries[0]?.id, declineReason: null };
  expect((await second.mutate('loanFacts.settle', confirmed)).data).toEqual({ kind: 'inForce' });
  expect((await closingOf(loanId)).valuation).toMatchObject({ isCopySent: false, opensFrom: null });

  // Without the report there is no copy: it waits for staff, its clock runs, and no money moves.
  const retire = (at: Date | null) =>
    server.container.database.pool.query('UPDATE files SET retired_at = $2 WHERE id = $1', [fileId, at]);
  await retire(new Date());
  passDays(server, 1);
  await sendDueNotices(server.container);
  const heldOf = async () => {
    const { rows } = (await processor.query('letters.page', { cursor: null })).data as {
      rows: { loanId: string; kind: string; held: string | null }[];
    };
    return rows.filter((row) => row.loanId === loanId && row.kind === 'valuationCopy').map(({ held }) => held);
  };
  expect(await heldOf()).toEqual(['reportMissing']);
  // Two copies may be due on one day: the newest is the one that began last.
  const copyClock = async () =>
    (await clocksOf(server.container, { applicationId: loanId }))
      .filter(({ kind }) => kind === 'valuationCopy')
      .toSorted((one, other) => one.startedOn.localeCompare(other.startedOn))
      .at(-1);
  expect(await copyClock()).toMatchObject({ metBy: null });
  const closing = await closingOf(loanId);
  expect(closing.valuation).toMatchObject({ isCopySent: false, opensFrom: null });
  expect(closing.checklist).toContainEqual({ rule: 'valuationCopyMissing', isMet: false });
  await sendDueNotices(server.container);
  expect(await heldOf()).toEqual(['reportMissing']);

  await retire(null);
  await sendDueNotices(server.container);
  expect(await heldOf()).toEqual([null]);
  const papers = (await applicant.query('signing.papers')).data as { id: string; kind: string }[];
  const letter = papers.findLast(({ kind }) => kind === 'valuationCopy');
  const file = await downloadPaper(applicant, letter?.id ?? '');
  expect(checkSeal(file, [sealCertificate(server.container.sealKey())]).kind).toBe('unchanged');
  const { text, pages } = await readPdf(file);
  expect(pages).toBe(2);
  for (const words of ['Jo Marlow, license TN 4471', 'follows this letter, 1 page', 'Sandbox AVM 1', '$512,000'])
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  const batchId = await mailLetters(server, processor);
  const { data } = await processor.query('letters.batchFile', { batchId, file: 'letters' });
  const printed = await readPdf(Buffer.from((data as { base64: string }).base64, 'base64'));
  expect(printed.pages).toBe(pages + 1);
  expect(await copyClock()).toMatchObject({ metBy: 'noticeSent', isLate: false });
  expect((await closingOf(loanId)).valuation).toMatchObject({ isCopySent: true });
});
