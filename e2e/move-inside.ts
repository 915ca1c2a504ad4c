import type { Page } from 'playwright-core';
import { settled } from './product.ts';

/** Moves to a page inside the app, as a link would: a typed address leads to the page of the status. */
export const moveInside = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const state = { ...window.history.state, key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await settled(page);
};
