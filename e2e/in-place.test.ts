import { afterAll, beforeAll, expect, it } from 'vitest';
import { employment } from '#words/funnel/employment.ts';
import { steps } from '#words/funnel/steps.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

it('a job that was missed opens its form, and covers nothing before it is filled in', async () => {
  const { page, close } = await visitAs(product, { name: 'worked-example-couple', step: 'application6' });
  await page.getByRole('link', { name: steps.application5.label }).locator('visible=true').first().click();
  const add = page.getByRole('button', { name: employment.addMissed });
  await add.first().waitFor();
  const covered = page.getByText(/^Covered: /);
  const before = await covered.textContent();
  const gap = page.getByText(/^Between .* no job is listed$/);
  expect(await gap.count()).toBeGreaterThan(0);
  await add.first().click();
  const name = page.locator('[id^="employments."][id$=".employerName"]');
  await name.waitFor();
  await expect.poll(() => name.evaluate((field) => field.contains(document.activeElement))).toBe(true);
  expect(await covered.textContent()).toBe(before);
  await close();
});

it('a card keeps its place once its file has arrived, and the file can be removed', async () => {
  const { page, close } = await visitAs(product, { name: 'gap-of-32-days', step: 'incomeDocs' });
  const titles = () => page.locator('main li h2').allInnerTexts();
  const insurance = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Home insurance' }) });
  await insurance.waitFor();
  const before = await titles();
  expect(before.indexOf('Home insurance')).toBeLessThan(before.length - 1);
  const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await insurance.locator('input[type=file][multiple]').setInputFiles(file);
  const remove = insurance.getByRole('button', { name: documentsPage.removeNamed('policy.pdf') });
  await remove.waitFor();
  expect(await titles()).toEqual(before);
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  expect(await titles()).toEqual(before);
  await close();
});

it('the offer follows its slider step by step, to the very most, without moving under the hand', async () => {
  const { page, problems, close } = await visitAs(
    product,
    { name: 'worked-example-couple', step: 'previewOffer' },
    { width: 'phone' },
  );
  const slider = page.getByRole('slider', { name: 'Amount of the line' });
  const most = /\$[\d,]+/.exec((await page.getByText(/^Most:/).textContent()) ?? '')?.[0];
  const amount = async () => Number((await slider.getAttribute('aria-valuetext'))?.replace(/\D/g, ''));
  const now = () => page.getByText(/a month now$/).textContent();
  const place = () =>
    slider.evaluate((input) => [input.getBoundingClientRect().top, document.documentElement.scrollHeight]);
  await page.getByText(/^Good until .* if nothing/).waitFor();
  await slider.focus();
  const [start, before, at] = [await amount(), await now(), await place()];
  for (let presses = 1; presses <= 6; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(amount).toBe(start + presses * 500);
    expect(await place()).toEqual(at);
  }
  expect(await now()).not.toBe(before);
  await page.keyboard.press('End');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(most);
  await page.keyboard.press('PageDown');
  expect(await amount()).toBeLessThan(Number(most?.replace(/\D/g, '')));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(most);
  await page.keyboard.press('Home');
  await expect.poll(amount).toBe(25_000);
  expect(await place()).toEqual(at);
  expect(problems).toEqual([]);
  await close();
});
