import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shell } from '#words/shell.ts';
import { paths } from '../../../src/funnel/paths.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { adopt, consent } from '../../sign-in-browser.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Phones and tablets, upright and on their side, a desktop and its page at 200%, and text alone at 200%. */
const SCREENS = [
  { width: 390, height: 844, letters: '100%' },
  { width: 320, height: 640, letters: '100%' },
  { width: 768, height: 1024, letters: '100%' },
  { width: 999, height: 700, letters: '100%' },
  { width: 740, height: 360, letters: '100%' },
  { width: 640, height: 450, letters: '100%' },
  { width: 390, height: 844, letters: '200%' },
  { width: 1280, height: 900, letters: '100%' },
] as const;

/** At the end of the page: the legal lines there are, and whether each is in view with nothing on top of it. */
const legalLines = (page: Page): Promise<{ text: string; isSeen: boolean }[]> =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.querySelectorAll('footer > div > *')]
      .filter((line) => line.checkVisibility({ visibilityProperty: true }))
      .map((line) => {
        const { left, top, width, height } = line.getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return { text: line.textContent ?? '', isSeen: line.contains(onTop) };
      });
  });

const everywhere = async (page: Page): Promise<void> => {
  const { pathname } = new URL(page.url());
  for (const { letters, ...size } of SCREENS) {
    await page.setViewportSize(size);
    await page.evaluate((scale) => document.documentElement.style.setProperty('font-size', scale), letters);
    const at = { pathname, ...size, letters };
    const hidden = async () => (await legalLines(page)).filter(({ isSeen }) => !isSeen);
    await expect.poll(async () => ({ ...at, hidden: await hidden() })).toEqual({ ...at, hidden: [] });
    const lines = await legalLines(page);
    expect({ ...at, texts: lines.map(({ text }) => text) }).toEqual({
      ...at,
      texts: [expect.stringMatching(/NMLS ID \d+$/), shell.equalHousing, shell.privacy, shell.terms],
    });
    if (letters !== '100%') continue;
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ ...at, beyond: Math.max(0, beyond) }).toEqual({ ...at, beyond: 0 });
  }
};

const couple = 'worked-example-couple';
const alone = 'homeowner-with-one-job';

it.each([
  ['a question', couple, 'propertyValue', null],
  ['the soft credit check', couple, 'creditScore', null],
  ['a likely no', 'low-equity', 'creditScore', null],
  ['the offer', couple, 'previewOffer', null],
  ['a page of the application', couple, 'application5', null],
  ['the answers before they are sent', alone, 'loanDisbursement', paths.applicationSummary],
  ['the hub', alone, 'applicationSubmitted', null],
] as const)('%s ends with who lends, in view on every screen', async (_, name, step, path) => {
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  if (path !== null) await page.goto(product.url + path);
  await settled(page);
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await everywhere(page);
  await close();
});

it('the documents to sign end with who lends, above the bar that leads to the next place', async () => {
  const visitor = await visitAs(product, { name: alone, step: 'disclosures' }, { width: 'phone' });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  await everywhere(visitor.page);
  await consent(product, visitor, { applicationId: String(row?.id), person: 'borrower' });
  await adopt(visitor);
  await visitor.page.locator('article h2').first().waitFor();
  await everywhere(visitor.page);
  await visitor.close();
});
