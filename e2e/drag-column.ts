import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listWords } from '#words/portal/list-layout.ts';

export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

/** Carries a column of the open chooser by its handle, and lets it go above another. */
export const dragColumn = async (page: Page, { column, to }: { column: string; to: string }): Promise<void> => {
  const handle = (name: string) => boxOf(page.locator(`[data-column="${name}"]`).getByTitle(listWords.drag));
  const [from, target] = [await handle(column), await handle(to)];
  await page.mouse.move(from.x + 12, from.y + 14);
  await page.mouse.down();
  await page.mouse.move(target.x + 12, target.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await handle(column)).y).toBe(target.y);
};

/** A key that leads nowhere keeps the focus. */
export const keepsFocusAtTheEnd = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
};
