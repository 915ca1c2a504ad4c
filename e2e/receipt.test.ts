import { afterAll, beforeAll, expect, it } from 'vitest';
import { receipt } from '#words/loan/receipt.ts';
import { shell } from '#words/shell.ts';
import { steps } from '../src/funnel/steps.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, widths } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** As one comes to it by sending, with everything else as it is by then. */
const openReceipt = async (name: string) => {
  const visitor = await visitAs(product, { name, step: 'applicationSubmitted' });
  const { page } = visitor;
  await page.evaluate((to) => {
    const entry = { usr: { sentAt: new Date('2026-11-19T03:01:00Z') }, key: 'sent' };
    window.history.pushState(entry, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  }, steps.applicationSubmitted.path);
  await page.getByRole('region', { name: receipt.card }).waitFor();
  await settled(page);
  return visitor;
};

it('names the person whose papers are missing, and says the moment of sending on whole lines', async () => {
  const { page, close } = await openReceipt('worked-example-couple');
  const said = await page.locator('main .lede').innerText();
  const turn = await page.locator('main li[aria-current=step] strong').innerText();
  expect(said).toMatch(/^The next step is yours and Marcus’s: /);
  expect(turn).toBe('You and Marcus send any missing documents');
  const sent = page.getByRole('region', { name: receipt.card }).locator('dd').first();
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width]);
    // The time and its zone are one line: no line begins with "Time".
    const lines = await sent.evaluate((row) => {
      const text = row.firstChild;
      const tops = [/\d+:\d+/, /Time$/].map((part) => {
        const at = part.exec(text?.textContent ?? '');
        const range = document.createRange();
        range.setStart(text ?? row, at?.index ?? 0);
        range.setEnd(text ?? row, (at?.index ?? 0) + (at?.[0].length ?? 0));
        return range.getBoundingClientRect().top;
      });
      return new Set(tops).size;
    });
    expect([width, lines]).toEqual([width, 1]);
    expect(await violationsOn(page)).toEqual([]);
  }
  await close();
});

it('offers no "Finish later" once everything was sent, but to sign out', async () => {
  const { page, close } = await openReceipt('homeowner-with-one-job');
  expect(await page.getByRole('button', { name: shell.finishLater }).count()).toBe(0);
  await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').click();
  await page.waitForURL('**/app/login**');
  await close();
});
