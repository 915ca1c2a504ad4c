import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product } from '../../product.ts';
import { answerOnTwoDevices, pressContinue } from '../../two-devices.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Wholly on the screen, and nothing on top of it. */
const isInReach = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isWhole = top >= 0 && bottom <= window.innerHeight;
    return isWhole && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

it.each([
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
])('two answers of two devices: both choices are in view at $width by $height', async (size) => {
  const { first, second } = await answerOnTwoDevices(product, { width: 'phone', viewport: size });
  const { page } = second;
  await page.getByText(errors.changedElsewhere.title).waitFor();
  await pressContinue(second);
  const choices = [errors.conflict.keepYours, errors.conflict.keepTheirs].map((name) =>
    page.getByRole('button', { name }),
  );
  for (const choice of choices) await choice.waitFor();
  await expect.poll(() => Promise.all(choices.map(isInReach))).toEqual([true, true]);
  // The keyboard is at the choice, whose button took it there.
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe(errors.conflict.keepYours);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mortgage-estimate');
  await first.close();
  await second.close();
});
