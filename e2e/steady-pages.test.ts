import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dtiGauge } from '#words/funnel/pages/dti-gauge.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';
import { staffAt } from './staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  // Twice: what is said of two loans of the same person stands above the rest.
  for (const step of ['applicationSubmitted', 'previewOffer'])
    await becomePersona(product.container, { name: 'gap-of-32-days', step });
}, 120_000);
afterAll(() => product.close());

/** What moved without a touch since the document was opened, as browsers count it: 0.001 is one line of text by its own height. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
  );

type Shift = { value: number; startTime: number; sources: readonly { node: Node | null }[] };

/** The same with the parts that moved, so that a failure names them. */
const moved = (page: Page, since = 0): Promise<{ sum: number; parts: string[] }> =>
  page.evaluate(
    (since) =>
      new Promise((resolve) => {
        let sum = 0;
        const parts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as unknown as Shift[]) {
            if (startTime < since) continue;
            sum += value;
            parts.push(...sources.map(({ node }) => `${value} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ sum, parts })));
      }),
    since,
  );

it.each([
  ['worked-example-couple', 'propertyValue'],
  ['worked-example-couple', 'coborrower'],
  ['worked-example-couple', 'creditScore'],
  ['worked-example-couple', 'previewOffer'],
  ['homeowner-with-one-job', 'application3'],
  ['worked-example-couple', 'application5'],
  ['homeowner-with-one-job', 'applicationSubmitted'],
])('the page of %s at %s does not move what is on it while it loads', async (name, step) => {
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  await page.reload();
  await settled(page);
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  expect(await shifts(page)).toBeLessThan(0.001);
  await close();
});

it.each([
  ['florida-condo-in-trust', 'prequalDebts'],
  ['worked-example-couple', 'debtConsolidation'],
])('the debts of %s at %s do not move under a finger while their parts come one after another', async (name, step) => {
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  await page.route('**/api/trpc/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue().catch(() => undefined);
  });
  await page.reload();
  await settled(page);
  const usable = await page.evaluate(() => performance.now());
  await page.getByText(dtiGauge.dti).filter({ visible: true }).first().waitFor();
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  const { sum, parts } = await moved(page, usable);
  expect(sum, parts.join('\n')).toBeLessThan(0.001);
  await close();
});

it.each([
  ['/portal?view=open', pipeline.columns.owner],
  ['/portal/work?queue=documents&view=team', work.columns.owner],
  ['/portal/loan/:loan', loanDesk.demographics],
])('the desk’s page at %s does not move what is on it while its parts come one after another', async (path, last) => {
  const [row] = await product.query("SELECT id FROM applications WHERE status = 'applicationSubmitted' LIMIT 1");
  const { page, problems, close } = await staffAt(product, { role: 'underwriter', path: '/portal/account' });
  // Each answer comes by itself and late, as over a slow line.
  await page.route('**/api/trpc/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue().catch(() => undefined);
  });
  await page.goto(product.url + path.replace(':loan', String(row?.id)));
  await settled(page);
  await page.waitForFunction(() => !document.body.innerText.includes('Loading'));
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(last, { exact: true }).filter({ visible: true }).first().waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const { sum, parts } = await moved(page);
  expect(sum, parts.join('\n')).toBeLessThan(0.001);
  expect(problems).toEqual([]);
  await close();
});
