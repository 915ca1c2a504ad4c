import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubWords } from '#words/loan/hub.ts';
import { reviewDesk } from '#words/portal/loan-desk/review.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { portal } from '#words/portal/portal.ts';
import { textPdf } from '../../../src/testing/files/text-pdf.ts';
import { sampleImage } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const line = (text: string, y: number) => ({ text, x: 72, y });
const declarations = [
  line('Policy number HO-2231907', 90),
  line('Effective date 03/01/2026', 120),
  line('Expiration date 03/01/2027', 150),
  line('Dwelling $512,000', 180),
  line('Total annual premium $1,840.00', 210),
];
/** A policy on the first page, and so many pages of small print. */
const policyOf = async (name: string, pages: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await textPdf([
    [line(name, 60), ...declarations],
    ...Array.from({ length: pages - 1 }, (_, at) => [line(`Small print ${at + 2}`, 90)]),
  ]),
});

const openLoan = async (width: number) => {
  const applicant = await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await applicant.page.getByRole('heading', { name: hubWords.needsYou }).waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const send = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    applicant.page
      .getByRole('listitem')
      .filter({ has: applicant.page.getByRole('heading', { name: 'Home insurance' }) })
      .locator('input[type=file][multiple]')
      .setInputFiles(files);
  const open = async () => {
    const visitor = await staffAt(product, { role: 'processor', path: `/portal/loan/${row?.id}/documents` });
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel(documentDesk.reason.label).fill('Reviewing the insurance');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    return visitor;
  };
  return { loanId: String(row?.id), applicant, send, open };
};

it.each([1280, 1680])(
  'a document is added, split and merged, and its figures are used by keys, at %i',
  async (width) => {
    const loan = await openLoan(width);
    await loan.send(await policyOf('first policy.pdf', 3));
    await loan.applicant.page.getByText('first policy.pdf').first().waitFor();
    const { page, problems, close } = await loan.open();
    // A paper that came by mail is added for the request it answers.
    await page.getByRole('button', { name: reviewDesk.add }).click();
    await page.getByRole('button', { name: reviewDesk.addSubmit, exact: true }).click();
    await page.getByText(reviewDesk.addNeeded).waitFor();
    const request = page.getByLabel(reviewDesk.addTo);
    const label = await request.locator('option', { hasText: 'Home insurance' }).first().textContent();
    await request.selectOption({ label: label ?? '' });
    await page.getByLabel(reviewDesk.addFile).setInputFiles(await policyOf('mailed policy.pdf', 1));
    await page.getByRole('button', { name: reviewDesk.addSubmit, exact: true }).click();
    await page.getByText(reviewDesk.added).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Open first policy/ }).click();
    // The rail makes room: its icons, and their names once the keyboard comes in.
    const rail = page.getByRole('navigation', { name: portal.nav.label });
    const railWidth = async () => (await rail.boundingBox())?.width;
    await expect.poll(railWidth).toBe(56);
    expect(await violationsOn(page)).toEqual([]);
    const side = () => page.getByRole('complementary', { name: reviewDesk.review }).boundingBox();
    const before = await side();
    await rail.getByRole('link', { name: portal.nav.pipeline }).focus();
    await expect.poll(railWidth).toBe(200);
    expect(await side()).toEqual(before);
    // The number on the page leads to its figure: Tab goes on, Enter uses it.
    const figures = page.getByRole('region', { name: reviewDesk.figures.title });
    const use = (name: keyof typeof reviewDesk.figures.names) =>
      figures.getByRole('button', { name: `${reviewDesk.figures.use} ${reviewDesk.figures.names[name]}` });
    await use('policyNumber').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => use('policyNumber').count()).toBe(0);
    await expect.poll(() => use('policyFrom').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => use('policyFrom').count()).toBe(0);
    await expect.poll(() => use('policyTo').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await use('dwellingCoverage').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await figures.locator('[data-current="true"]').getAttribute('data-figure')).toBe('dwellingCoverage');
    await page.keyboard.press('u');
    await expect.poll(() => figures.getByText(reviewDesk.figures.used, { exact: true }).count()).toBe(5);
    const used = await product.query('SELECT name FROM document_figures WHERE application_id = $1', [loan.loanId]);
    expect(used).toHaveLength(5);
    // Split by key; the original stays.
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('s');
    await page.getByRole('button', { name: reviewDesk.splitSubmit, exact: true }).last().click();
    await page.getByText(reviewDesk.splitNone).waitFor();
    await page.getByLabel(reviewDesk.splitAfter(1)).check();
    await page.getByText(reviewDesk.splitParts(['page 1', 'pages 2–3'])).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: reviewDesk.splitSubmit, exact: true }).last().click();
    await page.getByText(/^Made from first policy\.pdf, page 1 by/).waitFor();
    // Letters are letters in a form that a key opened; Escape gives up the form, and not the document.
    await page.locator('body').click({ position: { x: 5, y: 300 } });
    await page.keyboard.press('n');
    const note = page.getByLabel(reviewDesk.noteLabel(1));
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('just yes');
    expect(await note.inputValue()).toBe('just yes');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    const noteButton = page.getByRole('button', { name: reviewDesk.tasks.note });
    expect(await noteButton.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('b');
    const third = page.getByRole('radio').nth(2);
    await third.waitFor();
    await page.keyboard.press('3');
    expect(await third.isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await third.waitFor({ state: 'detached' });
    await page.getByText(/^Made from first policy\.pdf, page 1 by/).waitFor();
    // And merged with the mailed one again.
    await page.getByRole('button', { name: reviewDesk.tasks.merge }).click();
    await page.getByLabel(/^mailed policy\.pdf/).check();
    await page.getByRole('button', { name: reviewDesk.mergeSubmit, exact: true }).last().click();
    await page.getByText(/^Made from .*mailed policy\.pdf, page 1 by/).waitFor();
    expect(problems).toEqual([]);
    await close();
    await loan.applicant.close();
  },
  300_000,
);

it('two hundred pages are drawn as they come into view, and a photograph lies turned as its reader turned it', async () => {
  const loan = await openLoan(1280);
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await sampleImage('png') };
  await loan.send(await policyOf('long policy.pdf', 200), photo);
  await loan.applicant.page.getByText('photo.png').first().waitFor();
  const { page, close } = await loan.open();
  const drawn = new Set<string>();
  page.on('response', (response) => {
    const found = /\/pages\/(\d+)\?.*width=1000/.exec(response.url());
    if (found?.[1]) drawn.add(found[1]);
  });
  await page.getByRole('button', { name: /^Open long policy/ }).click();
  await page.getByText(reviewDesk.pageOf(1, 200)).waitFor();
  await expect.poll(() => drawn.has('1')).toBe(true);
  expect(drawn.size).toBeLessThan(8);
  await page.getByRole('navigation', { name: reviewDesk.pages }).getByRole('button', { name: 'Page 150' }).click();
  await page.getByText(reviewDesk.pageOf(150, 200)).waitFor();
  await expect.poll(() => drawn.has('150')).toBe(true);
  expect(drawn.size).toBeLessThan(20);
  await page.getByLabel(reviewDesk.findLabel).fill('Small print 42');
  await page.getByText(reviewDesk.pageOf(42, 200)).waitFor();
  // In a narrow window and back, the page that is named is the page in view.
  const drawnAnew = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const inView = () =>
    page.locator('[data-page]').evaluateAll((sheets) => {
      const region = sheets[0]?.closest('section')?.getBoundingClientRect();
      const middle = (region?.top ?? 0) + (region?.height ?? 0) / 2;
      const shown = sheets.findLast((sheet) => sheet.getBoundingClientRect().top <= middle);
      return Number(shown?.getAttribute('data-page'));
    });
  const staysAt = async (number: number, what: string) => {
    await drawnAnew();
    await expect.poll(async () => [what, await inView()]).toEqual([what, number]);
    await page.getByText(reviewDesk.pageOf(number, 200)).waitFor();
  };
  for (const size of [widths.phone, widths.desktop]) {
    await page.setViewportSize(size);
    await staysAt(42, `${size.width} wide`);
  }
  // So it is with larger and smaller pages, and with their text below them.
  for (const tool of ['zoomIn', 'zoomIn', 'zoomIn', 'fit', 'text', 'text', 'zoomOut', 'zoomOut'] as const) {
    await page.getByRole('button', { name: reviewDesk[tool], exact: true }).click();
    await staysAt(42, tool);
  }
  // A page that is chosen is the one that is named, where the last one reaches the middle too.
  await page.getByRole('navigation', { name: reviewDesk.pages }).getByRole('button', { name: 'Page 199' }).click();
  await drawnAnew();
  await page.getByText(reviewDesk.pageOf(199, 200)).waitFor();
  await page.getByRole('button', { name: reviewDesk.back }).click();
  await page.getByRole('button', { name: /^Open photo/ }).click();
  const sheet = page.getByRole('img', { name: reviewDesk.page(1) });
  const upright = (await sheet.getAttribute('viewBox')) ?? '';
  await page.getByRole('button', { name: reviewDesk.turnRight }).click();
  const [, , width, height] = upright.split(' ');
  await expect.poll(() => sheet.getAttribute('viewBox')).toBe(`0 0 ${height} ${width}`);
  await page.reload();
  await expect.poll(() => sheet.getAttribute('viewBox')).toBe(`0 0 ${height} ${width}`);
  await close();
  await loan.applicant.close();
});
