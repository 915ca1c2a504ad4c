import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeToUs } from '#words/funnel/write-to-us.ts';
import { shell } from '#words/shell.ts';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { prerenderedPaths } from '../src/web/prerendered-paths.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, widthsAt } from './product.ts';

const KB = 1024;
const site = prerenderedPaths.filter((path) => !/^\/(app|prequal)\/|^\/404$|\.(xml|json)$/.test(path));

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const pageAt = async (path: string): Promise<string> => (await fetch(product.url + path)).text();
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found]) => found ?? '');

const gzipped = async (paths: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(Buffer.from(await (await fetch(product.url + path)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe.each(site)('%s', (path) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(await pageAt(path));
    const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(problems).toEqual([]);
  });

  it('is light: little script, little style', async () => {
    const html = await pageAt(path);
    expect(await gzipped(all(html, /<script[^>]*\ssrc="([^"]+)"/g))).toBeLessThan(15 * KB);
    expect(await gzipped(all(html, /<link rel="stylesheet" href="([^"]+)"/g))).toBeLessThan(20 * KB);
  });

  it('tells machines what it is, under its own address', async () => {
    const html = await pageAt(path);
    const [canonical] = all(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(canonical?.startsWith(product.url)).toBe(true);
    expect((await fetch(canonical ?? '')).status).toBe(200);
    const [card] = all(html, /property="og:image" content="([^"]+)"/g);
    expect((await fetch(card ?? '')).headers.get('content-type')).toBe('image/png');
    const [description = ''] = all(html, /<meta name="description" content="([^"]+)"/g);
    expect(description.length).toBeGreaterThan(30);
    for (const data of all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' });
    expect(html).not.toContain('origin.invalid');
  });
});

it('has no link that leads nowhere, and no part of a page that is not there', async () => {
  const pages = new Map(await Promise.all(site.map(async (path) => [path, await pageAt(path)] as const)));
  const links = new Set(
    [...pages].flatMap(([path, html]) =>
      all(html, /\shref="([^"]+)"/g)
        .filter((href) => !/^(https?:|tel:|mailto:)/.test(href))
        .map((href) => (href.startsWith('#') ? path + href : href.replaceAll('&amp;', '&'))),
    ),
  );
  const broken: string[] = [];
  for (const link of links) {
    const [address = '', part] = link.split('#');
    const response = await fetch(product.url + address);
    const text = await response.text();
    if (response.status !== 200 || (part && !text.includes(`id="${part}"`))) broken.push(link);
  }
  expect(broken).toEqual([]);
});

it('lists every page in the sitemap, and every post in the feed', async () => {
  const sitemap = await pageAt('/sitemap.xml');
  const listed = all(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  const canonical = await Promise.all(
    site.map(async (path) => new URL(all(await pageAt(path), /rel="canonical" href="([^"]+)"/g)[0] ?? '').pathname),
  );
  expect(new Set(listed)).toEqual(new Set(canonical));
  const feed = await pageAt('/insights/rss.xml');
  expect(all(feed, /<link>([^<]+)<\/link>/g).length - 1).toBe(
    listed.filter((path) => /^\/insight-blog\//.test(path)).length,
  );
  expect(await pageAt('/robots.txt')).toContain(`Sitemap: ${product.url}/sitemap.xml`);
});

it.each(['/insight-blog/nowhere', '/terms-of-use/2020-01-01', '/insight-blog?slug=nowhere'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(product.url + path)).status).toBe(404);
  },
);

const shown = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`).textContent();

describe.each(widthsAt(0))('the calculator on a %s', (width) => {
  it('loads its rules with the first touch, and answers the keyboard and a screen reader', async () => {
    const { page, problems, close } = await product.visit(width);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${product.url}/`);
    expect(scripts).toHaveLength(2);
    expect(await shown(page, 'apr')).toBe('9.24%');
    await page.locator('[name="wanted"]').focus();
    await expect.poll(() => scripts.length).toBe(3);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('100k');
    await expect.poll(() => shown(page, 'amount')).toBe('$100,000');
    const said = page.locator('[data-slot="sentence"]');
    await expect.poll(() => said.textContent()).toContain('A line of $100,000 would cost');
    await page.getByLabel('Your credit score').selectOption('640-659');
    await expect.poll(() => said.textContent()).toContain('It would work if you owed $263,000 or less');
    await page.locator('[data-slot="figures"]').waitFor({ state: 'hidden' });
    // The arithmetic of a no: the limit, what is owed, what is left, and the smallest line.
    const room = page.locator('[data-slot="room"]');
    await room.waitFor();
    expect((await room.innerText()).replace(/\s+/g, ' ')).toMatch(
      /60% of \$480,000 \$288,000 .*\$270,000 .*\$18,000 .*\$25,000/,
    );
    await page.getByLabel('What is the home worth?').fill('');
    await expect
      .poll(() => page.locator('[data-error="value"]').textContent())
      .toContain('Enter what the home is worth');
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

it('searches the answers and opens the one a link names, without a script', async () => {
  const { page, close } = await product.visit('phone', { javaScriptEnabled: false });
  await page.goto(`${product.url}/faq`);
  await page.getByLabel('Search the answers').fill('bankruptcy');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(await page.getByRole('status').textContent()).toMatch(/^1 of \d+ for “bankruptcy”\.$/);
  expect(await page.locator('main details:visible').count()).toBe(1);
  await page.goto(`${product.url}/faq?open=how-is-my-rate-set#how-is-my-rate-set`);
  expect(await page.locator('details[open]').count()).toBe(1);
  expect(
    await page.getByText('Your annual percentage rate (APR) is the U.S. Prime Rate plus a margin.').isVisible(),
  ).toBe(true);
  await page.goto(`${product.url}/insights?topic=rights`);
  expect(await page.locator('[data-item]:visible').count()).toBe(1);
  await close();
});

it('gives the same answers inside an application, found while one types', async () => {
  const place = { name: homeownerWithOneJob.name, step: 'application' } as const;
  const { page, problems, close } = await visitAs(product, place, { width: 'phone' });
  await page.getByLabel(shell.menu).click();
  await page.getByRole('button', { name: 'Help' }).locator('visible=true').click();
  const help = page.getByRole('dialog');
  await help.getByRole('heading', { name: 'Help with “Personal Info”' }).waitFor();
  await help.getByText('Who sees my details?').waitFor();
  await help.getByRole('button', { name: shell.helpDrawer.write }).click();
  expect(await help.getByLabel(writeToUs.label).inputValue()).toMatch(/^Loan HL-\d+, “Personal Info”: $/);
  expect(await help.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const later = page.getByRole('button', { name: 'Finish later' }).locator('visible=true');
  await later.click();
  const leaving = page.getByRole('dialog', { name: 'Finish later' });
  await leaving.getByText(/We send a six-digit code there/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await leaving.getByRole('button', { name: 'Keep going' }).click();
  await leaving.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Help' }).locator('visible=true').click();
  await page.getByRole('link', { name: 'Open the help page' }).click();
  await page.waitForURL('**/app/application/faqs');
  await page.getByLabel('Search the answers').fill('bankruptcy');
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('1 of 24 for “bankruptcy”.');
  await page.getByText('Most of this matters less with time.').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('fits the narrowest screen, with a menu', async () => {
  const { page, close } = await product.visit('phone', { viewport: { width: 320, height: 640 } });
  await page.goto(`${product.url}/faq`);
  await page.locator('header summary').click();
  await page
    .getByRole('navigation', { name: shell.siteMenu, exact: true })
    .getByRole('link', { name: 'Insights' })
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const path of ['/', '/faq', '/license', '/terms-of-use']) {
    await page.goto(product.url + path);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
  await close();
});

it('does not move what is on the page while it loads', async () => {
  const { page, close } = await product.visit('phone');
  await page.goto(`${product.url}/insight-blog/the-payment-after-the-draw`);
  // The article's own example, drawn from the rules.
  await page
    .getByRole('img', { name: /^Payment each month: \$708 for years 1 to 10, \$868 for years 11 to 30/ })
    .waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum))));
      }),
  );
  expect(z.number().parse(shift)).toBeLessThan(0.02);
  await close();
});
