import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offer } from '#words/funnel/offer.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const { waits: words, openHeading } = offer.refused;

describe('an offer that waits for a figure', () => {
  it('names the value no model was sure of, and says who reviews it', async () => {
    const place = { name: 'uncertain-value', step: 'prequalOffer' };
    const { page, problems, close } = await visitAs(product, place, { width: 'phone' });
    await page.getByRole('heading', { level: 1, name: openHeading(1) }).waitFor();
    const waiting = page.getByRole('region', { name: words.title });
    await waiting.getByRole('heading', { name: words.value.name }).waitFor();
    await waiting.getByText(words.value.text).waitFor();
    expect(await waiting.getByRole('listitem').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('names a frozen file, which is asked for again from the page, once however often it is pressed', async () => {
    const place = { name: 'frozen-credit', step: 'previewOffer' };
    const { page, problems, close } = await visitAs(product, place);
    const waiting = page.getByRole('region', { name: words.title });
    await waiting.getByText(words.frozenFile.text).waitFor();
    const again = waiting.getByRole('button', { name: words.again });
    await again.dblclick();
    await waiting.getByText(words.stillFrozen).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    const asked = await product.query("SELECT 1 FROM consents WHERE application_id = $1 AND kind = 'softPull'", [
      row?.id,
    ]);
    expect(asked).toHaveLength(2);
    expect(problems).toEqual([]);
    await close();
  });
});
