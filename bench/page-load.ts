import type { Page, Request } from 'playwright-core';
import { visitAs } from '../e2e/offer-visitor.ts';
import { type Product, settled, type Visitor } from '../e2e/product.ts';
import { staffVisitor } from '../e2e/staff-visitor.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';

/** Brotli bytes of script as served, before the page can be used and after, and the number of files of every kind. */
export type PageLoad = { script: number; later: number; files: number };

/** Opens a page in a browser with an empty cache. */
export type OpenPage = (product: Product, count: (visitor: Visitor) => Promise<void>) => Promise<Visitor>;

const go = async (product: Product, visitor: Visitor, path: string): Promise<Visitor> => {
  await visitor.page.goto(product.url + path);
  return visitor;
};

export const asStranger =
  (path: string): OpenPage =>
  async (product, count) => {
    const visitor = await product.visit('phone');
    await count(visitor);
    return go(product, visitor, path);
  };

/** The persona's step is opened twice, since signing in ends on it: the second context has a cold cache and the same cookies. */
export const asApplicant =
  (name: string, step: string, at?: string): OpenPage =>
  async (product, count) => {
    const signedIn = await visitAs(product, { name, step }, { width: 'phone' });
    const path = at ?? new URL(signedIn.page.url()).pathname;
    const visitor = await product.visit('phone', { storageState: await signedIn.context.storageState() });
    await signedIn.close();
    await count(visitor);
    return go(product, visitor, path);
  };

export const asStaff =
  (path: string): OpenPage =>
  async (product, count) => {
    const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
    await count(visitor);
    return go(product, visitor, path);
  };

/** A persona's loan, opened by an underwriter. */
export const asLoanStaff =
  (name: string, step: string): OpenPage =>
  async (product, count) => {
    await becomePersona(product.container, { name, step });
    const [loan] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    const visitor = await staffVisitor(product, { grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
    await count(visitor);
    return go(product, visitor, `/portal/loan/${String(loan?.id)}`);
  };

/** Long enough for a file requested by another. A page that listens for changes is never idle, so only files count. */
const QUIET_MILLISECONDS = 500;

const servedBytes = async (url: string): Promise<number> => {
  const { headers, ok } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const length = headers.get('content-length');
  if (!ok || length === null || headers.get('content-encoding') !== 'br')
    throw new Error(`${url} is not served small.`);
  return Number(length);
};

/** Notes when the page first has something to press that its script answers: one that is written ahead has to be taken over first. */
const watchFirstUse = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const usable = 'main:not([inert]) :is(a[href], button, input, select):not(:disabled)';
    const look = () => {
      if (performance.getEntriesByName('live').length === 0 || document.querySelector(usable) === null) return;
      seen.disconnect();
      marked.disconnect();
      Object.assign(window, { usableAt: performance.now() });
    };
    const seen = new MutationObserver(look);
    const marked = new PerformanceObserver(look);
    seen.observe(document, { childList: true, subtree: true, attributes: true });
    marked.observe({ type: 'mark' });
  });
};

/** The addresses of what the page asked for once it could be used. */
const askedLater = async (page: Page): Promise<Set<string>> =>
  new Set(
    await page.evaluate(() => {
      const { usableAt } = window as unknown as { usableAt?: number };
      if (usableAt === undefined) throw new Error('The page never had anything to press.');
      const asked = performance.getEntriesByType('resource');
      return asked.filter(({ startTime }) => startTime > usableAt).map(({ name }) => name);
    }),
  );

/** The page waits for neither, whenever they come: the answer to the bot check, and the stream of changes. */
const BESIDE_THE_PAGE = /\/(bot-check-worker|follow-changes)-[^/]+$/;

/** Counts files, not calls: a page's API requests vary with the data. The browser hides the size of a worker's script. */
export const loadPage = async (product: Product, open: OpenPage): Promise<PageLoad> => {
  const asked = new Map<string, Request>();
  const visitor = await open(product, async ({ page }) => {
    await watchFirstUse(page);
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) asked.set(request.url(), request);
    });
  });
  await settled(visitor.page);
  for (let before = 0; before < asked.size; await visitor.page.waitForTimeout(QUIET_MILLISECONDS)) {
    before = asked.size;
    await Promise.all([...asked.values()].map(async (request) => (await request.response())?.finished()));
  }
  const scripts = [...asked.values()].filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(
    scripts.map(async (request) => [request.url(), await servedBytes(request.url())] as const),
  );
  const after = await askedLater(visitor.page);
  const isLater = (url: string): boolean => after.has(url) || BESIDE_THE_PAGE.test(url);
  await visitor.close();
  const sum = (counted: typeof sizes): number => counted.reduce((total, [, bytes]) => total + bytes, 0);
  return {
    script: sum(sizes.filter(([url]) => !isLater(url))),
    later: sum(sizes.filter(([url]) => isLater(url))),
    files: asked.size,
  };
};
