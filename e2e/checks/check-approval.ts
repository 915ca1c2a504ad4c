import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { approval } from '#words/loan/approval.ts';
import { hubWords } from '#words/loan/hub.ts';
import { violationsOn } from '../axe.ts';
import { widths } from '../product.ts';

/** The amount, its cost, three payments, who does what when, and a picture that stands still where motion is unwelcome. */
export const checkApproval = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: /^Your \$[\d,]+ line is approved$/ }).waitFor();
  const cost = page.getByRole('region', { name: approval.payments.title });
  for (const text of [/^Years 1 to 10/, /^Years 11 to 30/, /^The most it could be/])
    await cost.getByText(text).waitFor();
  const next = page.getByRole('region', { name: approval.next.title });
  const steps = await next.getByRole('listitem').allInnerTexts();
  for (const step of steps) expect(step).toMatch(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/);
  expect(await next.locator('[aria-current=step]').count()).toBe(1);
  await page.getByRole('img', { name: approval.picture }).waitFor();
  const motion = () =>
    page
      .locator('[data-lit=window]')
      .first()
      .evaluate((lit) => getComputedStyle(lit).animationDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('0.42s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('0s');
  expect(await violationsOn(page)).toEqual([]);
  // On a phone the way on is in view at once, above the parts of the page.
  const before = page.viewportSize();
  await page.setViewportSize(widths.phone);
  await page.evaluate(() => window.scrollTo(0, 0));
  const tabs = page.getByRole('navigation', { name: hubWords.links.label }).locator('visible=true');
  const onward = page.locator('main section').first().locator('.button-primary');
  const bottom = async () => {
    const box = await onward.boundingBox();
    return (box?.y ?? 9999) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0);
  if (before) await page.setViewportSize(before);
};
