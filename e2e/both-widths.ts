import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { widths, widthsAt } from './product.ts';

/** Nothing to scroll to sideways, on a desktop and on a phone; nothing axe finds at one of them by turns, in the long run at both. */
export const checkBothWidths = async (page: Page, turn: number): Promise<void> => {
  const before = page.viewportSize();
  const { pathname } = new URL(page.url());
  for (const width of ['desktop', 'phone'] as const) {
    await page.setViewportSize(widths[width]);
    if (widthsAt(turn).includes(width))
      expect([pathname, width, await violationsOn(page)]).toEqual([pathname, width, []]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([pathname, width, Math.max(0, beyond)]).toEqual([pathname, width, 0]);
  }
  if (before) await page.setViewportSize(before);
};
