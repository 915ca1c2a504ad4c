import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { widths, widthsAt } from './product.ts';

const beyondOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** No horizontal scrolling, on a desktop and on a phone; no axe violations at one of them, alternating, or at both in the long run. */
export const checkBothWidths = async (page: Page, turn: number): Promise<void> => {
  const before = page.viewportSize();
  const { pathname } = new URL(page.url());
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width]);
    if (widthsAt(turn).includes(width))
      expect([pathname, width, await violationsOn(page)]).toEqual([pathname, width, []]);
    // A list with the columns of a wide screen gives them up in its next drawing.
    await expect.poll(async () => [pathname, width, await beyondOf(page)]).toEqual([pathname, width, 0]);
  }
  if (before) await page.setViewportSize(before);
};

/** The same with text at 200% (WCAG 1.4.4), in a narrow window, and on the narrowest phone (WCAG 1.4.10). */
export const checkReflow = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  const { pathname } = new URL(page.url());
  for (const [width, letters] of [
    [1280, '200%'],
    [1024, '100%'],
    [390, '200%'],
    [320, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    expect([pathname, width, letters, await beyondOf(page)]).toEqual([pathname, width, letters, 0]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (before) await page.setViewportSize(before);
};
