import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports as words } from '#words/portal/desk/reports.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { seedLoan } from '../../../src/sandbox/pipeline/seed-pipeline.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  for (const name of ['investment-property', 'rental-landlord', 'homeowner-with-one-job', 'low-equity'])
    await seedLoan(product.container, name);
}, 240_000);
afterAll(() => product.close());

describe.each([1280, 390])('the reports of a manager at %i', (width) => {
  it('tell what became of the loans, open exactly those they count, narrow to a group and are taken along', async () => {
    const visitor = await staffAt(product, { role: 'manager', path: '/portal/reports' });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel(words.period).selectOption({ label: words.ownDates });
    await page.getByRole('button', { name: words.show, exact: true }).click();
    await page.getByText(words.badDates).waitFor();
    await page.getByLabel(words.from, { exact: true }).fill('2026-01-01');
    await page.getByLabel(words.to, { exact: true }).fill('2030-01-01');
    const show = page.getByRole('button', { name: words.show, exact: true });
    await show.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Jan 1, 2026 to Jan 1, 2030' }).waitFor();
    // Whoever works by keyboard is still where they pressed.
    expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
    const received = page.getByRole('link', { name: new RegExp(`^${words.received}: \\d+ loans$`) });
    const count = Number(await received.innerText());
    expect(count).toBeGreaterThanOrEqual(3);
    // With few loans there are two numbers instead of a percentage.
    await page.getByText(`1 of ${count}`).first().waitFor();
    expect(await page.getByText(words.tooSmall).count()).toBeGreaterThan(0);
    await page.getByText(words.definitionsTitle).click();
    await page
      .getByRole('term')
      .filter({ hasText: /^Pull-through$/ })
      .last()
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await checkBothWidths(page, width === 390 ? 1 : 0);

    await received.click();
    await page.getByRole('heading', { level: 1, name: words.received }).waitFor();
    const rows = page.getByRole('table', { name: words.list.caption }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(count + 1);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: words.list.back }).click();
    await page.getByRole('link', { name: words.opens(words.outcomes.withdrawn, 1) }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.nth(1).getByRole('link').click();
    await page.getByRole('navigation', { name: loanDesk.tabsLabel }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: words.list.back }).click();

    await page
      .getByRole('link', { name: /^Show only/ })
      .first()
      .click();
    await page.getByRole('link', { name: words.everything }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: pipeline.exporting.start }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(words.definitions[0][1]);
    await page.getByRole('link', { name: words.everything }).click();
    await page.getByLabel(words.period).selectOption({ label: words.periods.lastYear });
    await page.getByRole('button', { name: words.show, exact: true }).click();
    await page.getByText(words.emptyTitle).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

it('are not offered to a processor', async () => {
  const visitor = await staffAt(product, { role: 'processor', path: '/portal/reports' });
  await visitor.page.getByRole('heading', { name: portal.notForRole }).waitFor();
  await visitor.close();
});
