import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import { type Container, createContainer } from '#server/container.ts';
import { connect } from '#server/db/connect.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { createApp } from '#server/http/app.ts';
import { loadSite } from '#server/http/site-files.ts';
import { startWorkers } from '#server/jobs/workers.ts';
import { createLog } from '#server/log.ts';
import { readKeys } from '#server/process-keys.ts';
import { readSettings } from '#server/settings.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { copySealKey } from './stored/seal-key-of-tests.ts';
import { TestBrowser } from './test-browser.ts';

export const ORIGIN = 'http://localhost:3000';

export type TestServer = {
  container: Container;
  /** Owns the database, as its administrator does. */
  superuser: TestDatabase['superuser'];
  databaseUrl: string;
  logged: string[];
  /** For a test that needs a real socket. */
  app: ReturnType<typeof createApp>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  browser: () => TestBrowser;
  close: () => Promise<void>;
};

/** A site of a few pages, so that server tests do not wait for a browser build. */
export const smallSite = (folder: string): string => {
  const form = ['firstName', 'lastName', 'email']
    .map(
      (name) => `<input id="${name}" name="${name}" aria-invalid="false" value=""/><p data-slot="${name}-error"></p>`,
    )
    .join('');
  const questions = ['rate', 'paper']
    .map(
      (name) => `<section data-group="${name}"><details data-item="${name}" data-topic="${name}">x</details></section>`,
    )
    .join('');
  const served = (pattern: string) => ({ pattern, file: '/shells/page.html' });
  const pages = {
    'index.html': `<!DOCTYPE html><html lang="en"><style>p{margin:0}</style><p data-slot="form-error"></p>${form}</html>`,
    '404/index.html': '<!DOCTYPE html><html lang="en"><h1>Nothing here</h1></html>',
    'shells/page.html': '<!DOCTYPE html><html lang="en"><script>window.shell = true</script></html>',
    'faq/index.html': `<!DOCTYPE html><html lang="en"><input name="q" value=""/><p data-slot="search-result"></p>${questions}<section data-part="third-parties" data-scripts="" hidden=""><span data-slot="third-parties"></span></section><button data-part="privacy-choices">Choices</button></html>`,
    'sitemap.xml': '<urlset><url><loc>https://origin.invalid/faq</loc></url></urlset>',
    'search-index.json': JSON.stringify({ '/faq': { rate: 'How is my rate set?', paper: 'Can I have paper?' } }),
    'assets/app-abc123.js': 'export const app = 1;',
  };
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(join(folder, 'client', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'client', name), text);
  }
  writeFileSync(
    join(folder, 'routes.json'),
    JSON.stringify({
      product: ['/', '/app/initial-setup/:step', '/portal/login', '/portal/*'].map(served),
      sandbox: [served('/sandbox')],
    }),
  );
  return join(folder, 'client');
};

/** The whole server on its own database, called without a socket. */
export const startTestServer = async (
  settings: Record<string, string> = {},
  /** The way jobs and live updates take to the database. */
  wayTo: (databaseUrl: string) => Promise<string> = async (url) => url,
  /** Whether calls take that way too, and the time of a server outside of the sandbox. */
  { withCalls = false, clock }: { withCalls?: boolean; clock?: Clock } = {},
): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-server-'));
  copySealKey(folder);
  const env = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: ORIGIN,
    BOT_CHECK_COST: '1',
    LANDING_VARIANT: 'withUsageStep',
    ...settings,
  });
  const ring = parseKeyRing(readKeys(env).ENCRYPTION_KEYS);
  const database = await createTestDatabase(ring);
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const databaseUrl = await wayTo(database.url);
  const used = withCalls ? connect({ url: databaseUrl, poolSize: 8, ring }) : database;
  const container = await createContainer({
    env,
    log,
    database: used,
    databaseUrl,
    purgeUrl: database.purgeUrl,
    ...(clock && { clock }),
  });
  await startWorkers(container);
  const site = loadSite(smallSite(folder), env);
  const app = createApp(container, { site, isReady: () => true });
  const fetch = async (path: string, init?: RequestInit) => app.request(new URL(path, ORIGIN), init);
  return {
    container,
    superuser: database.superuser,
    databaseUrl: database.url,
    logged,
    app,
    fetch,
    browser: () => new TestBrowser(fetch, env.PUBLIC_URL),
    close: async () => {
      container.parsers.stop();
      await container.jobs.stop();
      container.streams.stop();
      await container.live.stop();
      if (used !== database) await used.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
};
