import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptDraft } from './kept-draft.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const couple = { name: 'worked-example-couple', step: 'previewOffer' };
const slider = (page: Page) => page.getByRole('slider', { name: 'Amount of the line' });
const house = (page: Page) => page.getByRole('img', { name: /^Your home, worth/ }).locator('visible=true');

/** Moves the slider to each place in one go, and returns what the page shows before it can do anything else. */
const slideTo = (page: Page, places: readonly number[], thenPress?: string) =>
  page.evaluate(
    ([to, press]) => {
      const input = document.querySelector<HTMLInputElement>('main input[type=range]');
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const place of to) {
        put?.call(input, String(place));
        input?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (press !== undefined) document.getElementById(press)?.click();
      return { line: input?.getAttribute('aria-valuetext') };
    },
    [places, thenPress] as const,
  );

describe('the slider of the offer', () => {
  it('is followed by its line and payment at once, and by the rest when a slow phone has time', async () => {
    const { page, problems, close } = await visitAs(product, couple, { width: 'phone' });
    await slider(page).waitFor();
    // A phone that never has time to spare while something moves, and whose hand rests when the test says so.
    await page.evaluate(() => {
      const later = window.setTimeout;
      window.requestIdleCallback = (look) => later(() => look({ didTimeout: false, timeRemaining: () => 0 }), 1);
      window.cancelIdleCallback = window.clearTimeout;
      const rests: (() => void)[] = [];
      const keep = (work: () => void, milliseconds: number) =>
        milliseconds === 300 ? rests.push(work) : later(work, milliseconds);
      Object.assign(window, { setTimeout: keep, rest: () => rests.at(-1)?.() });
    });
    await expect.poll(() => house(page).count()).toBe(1);
    const before = await house(page).getAttribute('aria-label');
    const dock = page.getByRole('region', { name: 'Your line' });
    expect((await slideTo(page, [40_000, 50_000, 60_000])).line).toBe('$60,000');
    await dock.getByText(/line \$60,000/).waitFor();
    for (let frame = 0; frame < 10; frame += 1)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await house(page).getAttribute('aria-label')).toBe(before);
    await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
    await expect.poll(() => house(page).getAttribute('aria-label')).toContain('$60,000');
    expect(problems).toEqual([]);
    await close();
  });

  it('keeps the place it was moved to when something else is pressed before the page could follow', async () => {
    const { page, problems, close } = await visitAs(product, couple);
    await slider(page).waitFor();
    await slideTo(page, [40_000, 60_000], 'hasAutopay');
    await expect
      .poll(() => keptDraft(product, 'previewOffer'))
      .toMatchObject({ amount: 60_000, hasAutopay: expect.any(Boolean) });
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('$60,000');
    await slideTo(page, [40_000, 70_000], 'keep-to-compare');
    await page.getByRole('row', { name: /^Line/ }).getByRole('cell', { name: '$70,000' }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
