import { afterAll, beforeAll, expect, it } from 'vitest';
import { shell } from '#words/shell.ts';
import { withoutScript } from '#words/without-script.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

type Step = [name: string, step: string];
const HUB: Step = ['homeowner-with-one-job', 'applicationSubmitted'];
const JOBS: Step = ['worked-example-couple', 'application5'];
const OFFER: Step = ['worked-example-couple', 'previewOffer'];

/** What stands beside a page, which does not wait for it. */
const BESIDE = /\/(bot-check-worker|follow-changes|household-news|form-later|offer-paper|whole-funnel|steps)-[^/]+$/;

/** Files of code a page asks for although its document did not name them: each of those waits for the ones before it. */
const asked = async ({ page }: Awaited<ReturnType<typeof visitAs>>, path: string) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !BESIDE.test(request.url()))
      scripts.push(new URL(request.url()).pathname);
  });
  const document = await (await page.goto(product.url + path))?.text();
  await settled(page);
  expect(scripts.length).toBeGreaterThan(4);
  return scripts.filter((script) => !document?.includes(script));
};

it.each([HUB, JOBS, OFFER])('the document of a page names all the files it needs: %s at %s', async (name, step) => {
  const visitor = await visitAs(product, { name, step }, { width: 'phone' });
  expect(await asked(visitor, new URL(visitor.page.url()).pathname)).toEqual([]);
  await visitor.close();
});

it('so do those of the portal', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  for (const path of ['/portal', '/portal/work', '/portal/leads', '/portal/unknown'])
    expect(await asked(visitor, path)).toEqual([]);
  await visitor.close();
});

it.each([HUB, JOBS])('the frame of a page stands before any of its code has come: %s at %s', async (name, step) => {
  const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
  const path = new URL(page.url()).pathname;
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(product.url + path, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('header').getByText('Hearthline').isVisible()).toBe(true);
  expect(await page.getByRole('main').getByText(shell.loading).isVisible()).toBe(true);
  await close();
});

it('so does that of the portal', async () => {
  const { page, close } = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${product.url}/portal`, { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('navigation', { name: 'Portal' }).isVisible()).toBe(true);
  await close();
});

it.each(['/prequal/building-type', '/app/login', '/portal'])(
  'a browser without scripts is told what %s needs',
  async (path) => {
    const { page, close } = await product.visit('phone', { javaScriptEnabled: false });
    await page.goto(product.url + path);
    const note = page.getByRole('note');
    expect(await note.getByText(withoutScript.title).isVisible()).toBe(true);
    expect(await note.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await close();
  },
);
