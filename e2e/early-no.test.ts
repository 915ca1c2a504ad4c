import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { earlyNo as words } from '#words/funnel/early-no.ts';
import { earlyNoFigures as figures } from '#words/funnel/early-no-figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { refusals } from '#words/funnel/refusals.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, widths } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

describe('a likely no', () => {
  it('is waited for where it will stand, and says when its figures do not come', async () => {
    const { page, problems, close } = await visitAs(product, { name: 'low-equity', step: 'creditScore' });
    const held = Promise.withResolvers<void>();
    await page.route('**/early-no*', async (route) => {
      await held.promise;
      await route.abort('internetdisconnected');
    });
    await page.reload();
    const wait = page.locator('main [data-waiting]');
    await wait.waitFor();
    const top = async (part: typeof wait) => (await part.boundingBox())?.y ?? 0;
    const header = await page.locator('header').first().boundingBox();
    expect((await top(wait)) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(24);
    held.resolve();
    await page.getByRole('heading', { level: 1, name: errors.notLoaded.title }).waitFor();
    await page.unroute('**/early-no*');
    await page.getByRole('button', { name: errors.notLoaded.retry }).click();
    await page.getByRole('heading', { level: 1, name: /today the answer is likely no$/ }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('is said with its figures before the consent and the SSN', async () => {
    const { page, close } = await visitAs(product, { name: 'low-equity', step: 'creditScore' }, { width: 'phone' });
    await page.getByRole('heading', { level: 1, name: /today the answer is likely no$/ }).waitFor();
    const card = page.getByRole('region', { name: words.figures });
    await card.waitFor();
    // Nothing personal is asked on the page that says no; going on stays possible.
    expect(await page.locator('[id="ssn"]').count()).toBe(0);
    const broken = await card.locator('dd').evaluateAll((all) =>
      all
        .filter((figure) => {
          const text = document.createRange();
          text.selectNodeContents(figure);
          return text.getClientRects().length > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
    // The house has a mark at what the smallest line would need, above the limit; nothing promises an offer.
    const needed = page.locator('main svg text', { hasText: figures.house.needs });
    const limit = page.locator('main svg text', { hasText: /^Our limit, 85%$/ });
    expect((await needed.boundingBox())?.y).toBeLessThan((await limit.boundingBox())?.y ?? 0);
    await page.locator('main svg text', { hasText: /^87\.0%$/ }).waitFor();
    expect(await page.getByRole('navigation', { name: questions.progress }).innerText()).toMatch(
      /before any credit check$/,
    );
    // Both ways on are in view at once, wherever one reads.
    for (const way of [
      page.getByRole('link', { name: words.changes }),
      page.getByRole('button', { name: words.anyway }),
    ]) {
      const box = await way.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(widths.phone.height);
    }
    await page.getByText(/^A home value of \$[\d,]+ or more would also work\.$/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.anyway }).click();
    await page.locator('[id="ssn"]').waitFor();
    await expect.poll(() => page.locator(':focus').evaluate(({ tagName }) => tagName)).toBe('H1');
    await page.reload();
    await page.getByRole('link', { name: words.changes }).click();
    await page.waitForURL('**/app/ineligible/low-equity');
    const arithmetic = page.getByRole('region', { name: refusals.arithmetic.title });
    await arithmetic.getByText('80%').first().waitFor();
    // 85% is for the best scores; what stands here is this person's own limit.
    await arithmetic.getByText(refusals.arithmetic.most('80%'), { exact: true }).waitFor();
    expect(await arithmetic.getByText(words.most('80%')).count()).toBe(0);
    // The shortfall is the one figure in red, as on the page before.
    const colorOf = (name: string) =>
      arithmetic
        .locator('dl > div', { hasText: name })
        .locator('dd')
        .evaluate((figure) => getComputedStyle(figure).color);
    expect(await colorOf(words.missing)).not.toBe(await colorOf(words.least));
    // One way to write a ratio, on the card as in the arithmetic and in the picture before.
    await page.getByText('87.0%', { exact: true }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/\d\.\d\d%/);
    await close();
    const rows = await product.query("SELECT 1 FROM decisions WHERE kind = 'refused'");
    expect(rows).toEqual([]);
  });

  it('comes with the state, before any line is named', async () => {
    const { page, close } = await visitAs(product, { name: 'homeowner-with-one-job', step: 'hasFbm' });
    await settled(page);
    const panel = page.getByRole('complementary', { name: questions.estimate.title });
    await panel.getByText(words.state.first).waitFor();
    expect(await panel.getByText(questions.estimate.room).count()).toBe(0);
    await panel.getByLabel(words.state.label).selectOption('NY');
    await panel.getByText(words.state.notServed('New York')).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await panel.getByLabel(words.state.label).selectOption('VA');
    await panel.getByText(questions.estimate.room).waitFor();
    await close();
  });
});
