import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Only ends what hangs. */
const PATIENCE = 15_000;

/** Neither waiting for the guard nor leaving: the page can be used. */
export const standing = (page: Page) => page.locator('main:not([inert], [inert] *) h1').first();

export const addressOf = ({ url }: Product, page: Page): string => page.url().slice(url.length);

/** The address bar once a typed address has settled. */
export const typeAddress = async (
  product: Product,
  page: Page,
  { address, expected }: { address: string; expected: string },
): Promise<string> => {
  await page.goto(product.url + address, { waitUntil: 'commit' });
  if (expected !== address) await page.waitForURL(product.url + expected, { timeout: PATIENCE }).catch(() => undefined);
  await standing(page).waitFor({ timeout: PATIENCE });
  return addressOf(product, page);
};
