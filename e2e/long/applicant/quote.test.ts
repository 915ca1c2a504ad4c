import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubWords } from '#words/loan/hub.ts';
import { violationsOn } from '../../axe.ts';
import { breakCalls, holdNext } from '../../held-calls.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, widthsAt } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const homeowner = (step: string) => visitAs(product, { name: 'homeowner-with-one-job', step });

describe('quote.current', () => {
  it.each([
    ['homeowner-with-one-job', 'previewOffer'],
    ['florida-condo-in-trust', 'prequalOffer'],
  ])('tells the offer page of %s until when the offer stands', async (name, step) => {
    const { page, problems, close } = await visitAs(product, { name, step });
    const answer = await holdNext(page, 'quote.current');
    await page.reload();
    await answer.isSent();
    await settled(page);
    const stands = page.getByText(/^Good until .* if nothing/).locator('visible=true');
    expect(await stands.count()).toBe(0);
    await answer.release();
    await stands.first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('that fails leaves the offer page working, and says so with a way to try again', async () => {
    const { page, close } = await homeowner('previewOffer');
    const calls = await breakCalls(page, 'quote.current');
    await page.reload();
    const problem = page.getByText('We could not confirm this offer just now');
    await problem.waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    await calls.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await problem.waitFor({ state: 'detached' });
    await page
      .getByText(/^Good until .* if nothing/)
      .locator('visible=true')
      .first()
      .waitFor();
    await close();
  });

  it.each(widthsAt(0))('gives the hub the line that was accepted, on a %s', async (width) => {
    const place = { name: 'homeowner-with-one-job', step: 'applicationSubmitted' };
    const { page, problems, close } = await visitAs(product, place, { width });
    // A part of its own on a phone; on a wide screen the link leads to it.
    await page
      .getByRole('navigation', { name: hubWords.links.label })
      .locator('visible=true')
      .getByRole('link', { name: hubWords.links.money })
      .click();
    const line = page.getByRole('region', { name: 'Your terms' });
    await line
      .getByText(/^\$[\d,]+$/)
      .first()
      .waitFor();
    await line.getByText(/%/).first().waitFor();
    // Later facts that support no line do not take back the accepted terms.
    const said = await line.innerText();
    await product.query(
      `UPDATE applications SET document = jsonb_set(document, '{property,value}', '10000')
       WHERE id = (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
    );
    await page.reload();
    await line
      .getByText(/^\$[\d,]+$/)
      .first()
      .waitFor();
    expect(await line.innerText()).toBe(said);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('that fails leaves the hub working, and says so', async () => {
    const { page, close } = await homeowner('applicationSubmitted');
    await breakCalls(page, 'quote.current');
    await page.reload();
    await page.getByRole('region', { name: 'Your terms' }).getByText('We could not load your terms').waitFor();
    await page.getByRole('heading', { name: 'Needs you' }).waitFor();
    await close();
  });
});
