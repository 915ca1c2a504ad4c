import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isLong } from '#testing/long-run/turns.ts';
import { siteFolderOf } from '../scripts/built-pages.mjs';
import type { Container } from '../src/server/container.ts';
import { startServer } from '../src/server/main.ts';
import { readSettings } from '../src/server/settings.ts';
import { createTestDatabase } from '../src/testing/database.ts';
import { freePort } from '../src/testing/free-port.ts';
import { copySealKey } from '../src/testing/stored/seal-key-of-tests.ts';
import { openBrowser } from './browser.ts';

export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Width = keyof typeof widths;

/** One width, alternating; both in the long run. */
export const widthsAt = (turn: number): Width[] => {
  if (isLong) return ['phone', 'desktop'];
  return [turn % 2 === 0 ? 'phone' : 'desktop'];
};

export type Visitor = { page: Page; context: BrowserContext; problems: string[]; close: () => Promise<void> };
export type Visitors = {
  visit: (width?: Width, options?: Parameters<Browser['newContext']>[0]) => Promise<Visitor>;
  close: () => Promise<void>;
};
export type Product = Visitors & {
  url: string;
  container: Container;
  mailsTo: (recipient: string) => Promise<string[]>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
};

/** A real browser, each of whose visitors has a context of their own. */
export const openVisitors = async (): Promise<Visitors> => {
  const browser = await openBrowser();
  const contexts = new Set<BrowserContext>();
  const visit: Visitors['visit'] = async (width = 'desktop', options = {}) => {
    const context = await browser.newContext({ viewport: widths[width], reducedMotion: 'reduce', ...options });
    contexts.add(context);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      // The browser logs a refused call by itself; tests check the page's response by its content.
      if (message.type() === 'error' && !/status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/.test(message.text()))
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    // Code a page's content policy refused, which the browser tells only the page.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Refused by the content policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    page.setDefaultTimeout(30_000);
    return { page, context, problems, close: () => context.close() };
  };
  return {
    visit,
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
};

/** The built product on its own database, with a real browser in front of it. */
export const openProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-e2e-'));
  copySealKey(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database = await createTestDatabase();
  const defaults = {
    HEARTHLINE_MODE: 'sandbox',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BOT_CHECK_COST: '50',
    LANDING_VARIANT: 'withUsageStep',
    RATE_LIMITS: 'off',
    SANDBOX_LOANS: 'off',
    FILE_PARSERS: '1',
  };
  const env = readSettings({ ...defaults, ...settings });
  const server = await startServer(env, { siteFolder: siteFolderOf(env.LOCALE) });
  const visitors = await openVisitors();
  const query = async (sql: string, values: unknown[] = []) =>
    (await server.container.database.pool.query(sql, values)).rows;

  return {
    url,
    container: server.container,
    visit: visitors.visit,
    query,
    mailsTo: async (recipient) =>
      (await query('SELECT text_body FROM sandbox_mails WHERE recipient = $1 ORDER BY sent_at', [recipient])).map(
        (row) => String(row.text_body),
      ),
    close: async () => {
      await visitors.close();
      await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
};

/** The page has loaded: its content can be read and used. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('html:not([data-moving]) main:not([inert]) h1').first().waitFor();
};
