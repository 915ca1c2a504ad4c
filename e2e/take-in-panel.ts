import type { Page } from 'playwright-core';
import { peek } from '#words/portal/desk/peek.ts';
import { assigning } from '#words/portal/loan-desk/head.ts';
import { pipeline } from '#words/portal/pipeline.ts';

/** The first loan of the list, which nobody has, is taken by key from the panel beside it. */
export const takeInPanel = async (page: Page, { loan, by }: { loan: string; by: string }): Promise<void> => {
  await page.getByRole('button', { name: pipeline.clearSelection }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: assigning.take }).waitFor();
  await page.keyboard.press('t');
  const panel = page.getByRole('complementary', { name: peek.label(loan) });
  await panel.getByText(by, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
};
