import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled, type Visitor, widthsAt } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

const MANAGER = [{ role: 'manager', scopeKind: 'lender' }] as const;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  await becomePersona(product.container, { name: 'low-equity', step: 'propertyUsage' });
  await product.query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     SELECT status, schema_version, variant, document, borrower_name
     FROM (SELECT * FROM applications ORDER BY created_at LIMIT 1) one CROSS JOIN generate_series(1, 40)`,
  );
  await rebuildPipeline(product.container.database);
}, 120_000);
afterAll(() => product.close());

describe.each(widthsAt(1))('on a %s, who comes back from a loan', (width) => {
  const files = ({ page }: Visitor) => page.locator('a[href^="/portal/loan/"]').filter({ visible: true });
  const scrolled = ({ page }: Visitor) => page.evaluate(() => window.scrollY);
  const back = {
    'by the link above it': ({ page }: Visitor) =>
      page.getByRole('main').getByRole('link', { name: portal.nav.pipeline, exact: true }).click(),
    'by Back': ({ page }: Visitor) => page.goBack(),
  };

  it.each(Object.entries(back))('%s finds the list as it was: filter, page and place', async (_, goBack) => {
    const visitor = await staffVisitor(product, { width, grants: MANAGER });
    const { page, problems } = visitor;
    await page.goto(`${product.url}/portal?sort=name`);
    await page.getByRole('button', { name: pipeline.next }).click();
    await expect.poll(() => files(visitor).count()).toBe(16);
    const opened = await files(visitor).nth(14).getAttribute('href');
    await files(visitor).nth(14).scrollIntoViewIfNeeded();
    const place = await scrolled(visitor);
    expect(place).toBeGreaterThan(0);
    await files(visitor).nth(14).click();
    await page.waitForURL(`**${opened}`);
    await settled(page);
    await goBack(visitor);
    await page.waitForURL('**/portal?sort=name');
    await page.getByRole('navigation', { name: pipeline.page(2) }).waitFor();
    expect(await files(visitor).nth(14).getAttribute('href')).toBe(opened);
    await expect.poll(() => scrolled(visitor)).toBe(place);
    // Reopening the list starts from the top.
    if (width === 'phone') await page.locator('summary').first().click();
    const links = page.getByRole('navigation', { name: width === 'phone' ? portal.nav.menu : portal.nav.label });
    await links.getByRole('link', { name: portal.nav.clocks }).click();
    await page.waitForURL('**/portal/clocks');
    await links.getByRole('link', { name: portal.nav.pipeline }).click();
    await page.getByRole('navigation', { name: pipeline.page(1) }).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('finds what was searched for', async () => {
    const visitor = await staffVisitor(product, { width, grants: MANAGER });
    const { page, problems } = visitor;
    await page.goto(`${product.url}/portal?view=open`);
    const name = (await files(visitor).first().textContent()) ?? '';
    const sought = name.slice(0, 4).toLowerCase();
    await page.getByLabel(pipeline.searchLabel).fill(sought);
    await page.getByText(pipeline.searchNote).waitFor();
    await files(visitor).first().click();
    await page.waitForURL('**/portal/loan/*');
    await settled(page);
    await back['by the link above it'](visitor);
    await page.getByText(pipeline.searchNote).waitFor();
    expect(await page.getByLabel(pipeline.searchLabel).inputValue()).toBe(sought);
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

it('Back from a later page of a list leads to the first page of the list before it', async () => {
  const visitor = await staffVisitor(product, { grants: MANAGER });
  const { page, problems } = visitor;
  await page.goto(`${product.url}/portal?view=open`);
  const sorted = page.waitForResponse((response) =>
    `${decodeURIComponent(response.url())}${response.request().postData() ?? ''}`.includes('"sort":"name"'),
  );
  await page.getByRole('columnheader', { name: pipeline.columns.borrowers, exact: true }).getByRole('button').click();
  await sorted;
  await page.getByRole('button', { name: pipeline.next }).click();
  await page.getByRole('navigation', { name: pipeline.page(2) }).waitFor();
  await page.goBack();
  await page.waitForURL('**view=open');
  await page.getByRole('navigation', { name: pipeline.page(1) }).waitFor();
  await expect.poll(() => page.getByRole('table').getByRole('rowheader').count()).toBe(25);
  expect(problems).toEqual([]);
  await visitor.close();
});

describe('an address of the portal that is none', () => {
  it('is said inside the portal, with the way back, and only to who is signed in', async () => {
    const stranger = await product.visit();
    expect((await stranger.page.goto(`${product.url}/portal/nowhere`))?.status()).toBe(404);
    await stranger.page.waitForURL('**/portal/login?callbackUrl=*');
    await stranger.close();
    const visitor = await staffVisitor(product, { grants: MANAGER });
    const { page } = visitor;
    await page.goto(`${product.url}/portal/nowhere/at-all`);
    await page.getByRole('heading', { name: portal.notFound.title }).waitFor();
    await page.getByRole('navigation', { name: portal.nav.label }).getByText(portal.nav.leads).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: portal.notFound.back }).click();
    await page.getByRole('heading', { name: pipeline.title }).waitFor();
    await visitor.close();
  });
});
