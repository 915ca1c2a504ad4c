import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { violationsOn } from '../../axe.ts';
import { visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product, widths } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Those who are asked for the most. */
const names = [
  'worked-example-couple',
  'self-employed-couple',
  'florida-condo-in-trust',
  'frozen-credit',
  'rental-landlord',
  'uncertain-value',
  'name-mismatch',
];

describe('a hub with many things to do', () => {
  it.each(byTurns(names, 7))('stays short on the phone of %s: what others have is one line', async (name) => {
    const visitor = await visitHub(product, { name, width: 'phone' });
    const { page, problems, close } = visitor;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
    const others = page.getByRole('region', { name: new RegExp(words.withUs) });
    const rows = others.getByRole('listitem');
    expect(await rows.first().isVisible()).toBe(false);
    await others.getByRole('heading').click();
    await rows.first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Beside the list of a wide screen there is room for it.
    await page.setViewportSize(widths.desktop);
    await page.reload();
    await rows.first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
