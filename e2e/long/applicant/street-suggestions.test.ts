import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressCheck } from '#words/funnel/pages/address-check.ts';
import { streetSuggestions } from '#words/funnel/pages/street-suggestions.ts';
import { questions } from '#words/funnel/questions.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, type Width } from '../../product.ts';

let product: Product;
let without: Product;
beforeAll(async () => {
  product = await openProduct();
  without = await openProduct({ ADDRESS_SUGGESTIONS: 'none' });
}, 240_000);
afterAll(async () => {
  await product.close();
  await without.close();
});

const couple = { name: 'worked-example-couple', step: 'creditScore' };
const street = (page: Page) => page.getByLabel(questions.address.line1);
const options = (page: Page) => page.getByRole('listbox', { name: streetSuggestions.suggested }).getByRole('option');
const typedAddress = (page: Page) =>
  Promise.all(['line1', 'city', 'state', 'zip'].map((part) => page.locator(`[id="address.${part}"]`).inputValue()));

/** The page that asks for the home's address, with none typed yet, and the addresses of all calls since. */
const atAddress = async (place: Product, width: Width = 'desktop') => {
  const visitor = await visitAs(place, couple, { width });
  const calls: string[] = [];
  visitor.page.on('request', (request) => calls.push(request.url()));
  for (const part of ['line1', 'city']) await visitor.page.locator(`[id="address.${part}"]`).fill('');
  return { ...visitor, calls };
};
const asked = (calls: readonly string[]) => calls.filter((url) => url.includes('application.suggestAddresses'));

describe('a street that is typed', () => {
  it('is completed by keyboard, as a screen reader is told, and nothing typed stands in an address', async () => {
    const { page, calls, problems, close } = await atAddress(product);
    const consent = page.locator('[id="hasConsentedToSoftPull"]');
    const below = () => consent.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const atFirst = await below();
    await street(page).pressSequentially('418 lark');
    await options(page).first().waitFor();
    const field = page.getByRole('combobox', { name: questions.address.line1, expanded: true });
    await field.waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: streetSuggestions.count(1) })
      .waitFor({ state: 'attached' });
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const chosen = await options(page).first().getAttribute('id');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(chosen);
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true');
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => typedAddress(page)).toEqual(['418 Larkspur Lane', 'Roanoke', 'VA', '24014']);
    await options(page).first().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('address.line1');
    await page.getByText(addressCheck.found).waitFor();
    // The answer has its place: the box below does not move from under a finger.
    expect(await below()).toBe(atFirst);
    expect(new URL(page.url()).pathname).toBe('/app/initial-setup/credit-score');
    expect(calls.filter((url) => /lark|418/i.test(decodeURIComponent(url)))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('is completed by a tap on a phone', async () => {
    const { page, close } = await atAddress(product, 'phone');
    await street(page).pressSequentially('418 lark');
    const first = options(page).first();
    await first.waitFor();
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await first.click();
    await expect.poll(() => typedAddress(page)).toEqual(['418 Larkspur Lane', 'Roanoke', 'VA', '24014']);
    await close();
  });

  it('stays as typed after Escape, and suggestions come back with the next letter', async () => {
    const { page, close } = await atAddress(product);
    await street(page).pressSequentially('418 lark');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await options(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    expect(await street(page).inputValue()).toBe('418 lark');
    await street(page).press('End');
    await street(page).pressSequentially('s');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    await options(page).first().waitFor({ state: 'detached' });
    expect(await street(page).inputValue()).toBe('418 larks');
    await close();
  });

  it('is typed on without a word where the service is down', async () => {
    await product.query("INSERT INTO sandbox_switches (vendor, behaviour) VALUES ('addressSuggestions', 'down')");
    const { page, problems, close } = await atAddress(product);
    for (const part of ['418 lark', 'spur Lane']) {
      const answered = page.waitForResponse((response) => response.url().includes('application.suggestAddresses'));
      await street(page).pressSequentially(part);
      expect((await answered).status()).toBe(200);
    }
    expect(await options(page).count()).toBe(0);
    expect(await street(page).inputValue()).toBe('418 larkspur Lane');
    expect(problems).toEqual([]);
    await product.query("DELETE FROM sandbox_switches WHERE vendor = 'addressSuggestions'");
    await close();
  });

  it('is sent nowhere after the first answer where nobody completes addresses', async () => {
    const { page, calls, problems, close } = await atAddress(without);
    const answered = page.waitForResponse((response) => response.url().includes('application.suggestAddresses'));
    await street(page).pressSequentially('418 lark');
    await answered;
    await street(page).pressSequentially('spur Lane');
    await page.locator('[id="address.city"]').fill('Roanoke');
    await page.getByText(addressCheck.found).waitFor();
    expect(asked(calls).length).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
