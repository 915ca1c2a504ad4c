import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubWords } from '#words/loan/hub.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { joinPages } from '../../../src/server/parsing/pages/join-pages.ts';
import { drawPdfPage } from '../../../src/server/parsing/pdf/draw-pdf-page.ts';
import { paperBytes } from '../../../src/testing/papers/made-paper.ts';
import { unseenPapers } from '../../../src/testing/papers/made-papers.ts';
import { scanOf } from '../../../src/testing/papers/scanned-paper.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

const words = reviewDesk.figures;
let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const policy = async () => {
  const paper = unseenPapers.find(({ type }) => type === 'homeownersInsurance');
  if (!paper) throw new Error('There is no policy.');
  return paperBytes(paper);
};
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

it('a scan says that its figures are typed by a person, and which pages of a file were not read', async () => {
  const scan = await scanOf(await policy(), {
    dpi: 150,
    degrees: 0.8,
    blur: 0.6,
    grain: 24,
    stamp: 'PaperCam',
    draw: drawPdfPage,
  });
  const type = 'application/pdf' as const;
  const parts = [await policy(), scan].map((bytes) => ({ bytes, type, pages: [1] }));
  const joined = await joinPages(parts);
  const both = await joinPages([scan, scan].map((bytes) => ({ bytes, type, pages: [1] })));
  if (joined === null || both === null) throw new Error('The pages were not joined.');
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading', { name: hubWords.needsYou }).waitFor();
  await applicant.page
    .getByRole('listitem')
    .filter({ has: applicant.page.getByRole('heading', { name: 'Home insurance' }) })
    .locator('input[type=file][multiple]')
    .setInputFiles([
      ...[pdf('scan.pdf', scan), pdf('with a scan.pdf', Buffer.from(joined))],
      pdf('two scans.pdf', Buffer.from(both)),
    ]);
  await applicant.page.getByText('two scans.pdf').first().waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const path = `/portal/loan/${row?.id}/documents`;
  const { page, problems, close } = await staffAt(product, { role: 'processor', path });
  await page.getByLabel(documentDesk.reason.label).fill('Reviewing the insurance');
  await page.getByRole('button', { name: documentDesk.reason.submit }).click();
  await page.getByRole('button', { name: /^Open scan/ }).click();
  const figures = page.getByRole('region', { name: words.title });
  await figures.getByText(words.isPicture).waitFor();
  expect(await figures.getByText(words.notRead).count()).toBe(5);
  expect(await figures.getByRole('button', { name: new RegExp(`^${words.use}`) }).count()).toBe(0);
  for (const width of [widths.desktop, widths.phone]) {
    await page.setViewportSize(width);
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.setViewportSize(widths.desktop);
  await figures.getByRole('button', { name: `${words.enter} ${words.names.dwellingCoverage}` }).click();
  await figures.getByLabel(words.names.dwellingCoverage).fill('468,000');
  await figures.getByRole('button', { name: words.save }).click();
  await figures.getByText(words.typed, { exact: true }).waitFor();
  await page.getByRole('button', { name: reviewDesk.back }).click();
  await page.getByRole('button', { name: /^Open with a scan/ }).click();
  await figures.getByText(words.fewWords('2', 1)).waitFor();
  await figures.getByText('NPH 0048812 7').waitFor();
  // What a person types comes from the page they look at, and leads back to it.
  await page.getByRole('button', { name: reviewDesk.back }).click();
  await page.getByRole('button', { name: /^Open two scans/ }).click();
  const thumbs = page.getByRole('navigation', { name: reviewDesk.pages });
  await thumbs.getByRole('button', { name: 'Page 2' }).click();
  await page.getByText(reviewDesk.pageOf(2, 2)).waitFor();
  await figures.getByRole('button', { name: `${words.enter} ${words.names.yearlyPremium}` }).click();
  await figures.getByLabel(words.names.yearlyPremium).fill('1,840');
  await figures.getByRole('button', { name: words.save }).click();
  const source = figures.getByRole('button', { name: words.source(2), exact: true });
  await source.waitFor();
  await thumbs.getByRole('button', { name: 'Page 1' }).click();
  await page.getByText(reviewDesk.pageOf(1, 2)).waitFor();
  await source.click();
  await page.getByText(reviewDesk.pageOf(2, 2)).waitFor();
  const [kept] = await product.query("SELECT page FROM document_figures WHERE name = 'yearlyPremium'");
  expect(kept?.page).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
  await applicant.close();
}, 300_000);
