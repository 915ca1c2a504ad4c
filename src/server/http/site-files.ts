import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { isUnknownPage } from '#funnel/engine/is-unknown-page.ts';
import type { Settings } from '../settings.ts';
import { allowMailStyles, contentSecurityPolicy } from './security-headers.ts';
import { originsOf, withThirdParties } from './third-parties.ts';

export type SiteFile = {
  body: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  etag: string;
  headers: Record<string, string>;
};

export type Site = {
  /** A file by its path, or a prerendered page by its address. */
  find: (path: string) => SiteFile | null;
  /** The empty shell for a product address without a prerendered page. */
  shellFor: (path: string) => SiteFile | null;
  /** The response for an unknown address: the shell where that part of the product has its own text for it. */
  notFoundFor: (path: string) => SiteFile;
  readonly landing: SiteFile;
  readonly searchIndex: SearchIndex;
  /** Pages and feeds written again since the build. */
  replace: (written: Rewritten) => void;
};

/** By address. */
export type Rewritten = { pages: Readonly<Record<string, string>>; feeds: Readonly<Record<string, string>> };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const compressed = new Set(['.png', '.webp', '.woff', '.woff2', '.ico']);
const namesOrigin = new Set(['.xml', '.txt']);

/** The searchable words of each item, by page and name. */
const searchIndex = z.record(z.string(), z.record(z.string(), z.string()));
export type SearchIndex = z.infer<typeof searchIndex>;

/** The addresses of pages that are not written ahead, each with its empty document; those of the sandbox exist in sandbox mode only. */
const shells = z.array(z.object({ pattern: z.string(), file: z.string() }));
const routeTable = z.object({ product: shells, sandbox: shells });

/** The placeholder for the site's own address in prerendered pages and feeds, which are built before it is known. */
const ORIGIN = 'https://origin.invalid';

export type SiteSettings = Pick<
  Settings,
  'isSandbox' | 'PUBLIC_URL' | 'thirdParties' | 'LOCALE' | 'SESSION_POLL_SECONDS'
>;

/** Reads the built browser files into memory once: a few megabytes, served without touching the disk again. */
export const loadSite = (folder: string, settings: SiteSettings): Site => {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|map|data)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length), readSiteFile(path, settings));
  }
  const get = (path: string): SiteFile => {
    const file = files.get(path);
    if (!file) throw new Error(`The built site has no ${path}. Run npm start to build it again.`);
    return file;
  };
  const table = routeTable.parse(JSON.parse(readFileSync(join(folder, '../routes.json'), 'utf8')));
  const routes = settings.isSandbox ? [...table.product, ...table.sandbox] : table.product;
  const asPages = (of: typeof routes): PageShell[] =>
    of.map(({ pattern, file }) => ({
      fits: patternOf(pattern),
      shell: pattern === MAILBOX ? withMails(get(file)) : get(file),
    }));
  const pages = asPages(routes.filter((route) => !isCatchAll(route)));
  const catchAlls = asPages(routes.filter(isCatchAll));
  const shellIn = (of: readonly PageShell[], path: string): SiteFile | null =>
    of.find(({ fits }) => fits.test(path))?.shell ?? null;
  const notFound = get('/404/index.html');
  let searchable = indexIn(get('/search-index.json'));
  return {
    find: (path) =>
      (path.endsWith('.html') ? null : files.get(path)) ?? files.get(`${path === '/' ? '' : path}/index.html`) ?? null,
    shellFor: (path) => (isUnknownPage(path) ? null : shellIn(pages, path)),
    notFoundFor: (path) => shellIn(catchAlls, path) ?? notFound,
    get landing() {
      return get('/index.html');
    },
    get searchIndex() {
      return searchable;
    },
    replace: ({ pages: rewritten, feeds }) => {
      for (const [path, html] of Object.entries(rewritten))
        files.set(`${path === '/' ? '' : path}/index.html`, htmlFile(stampedPage(html, settings), settings));
      for (const [path, text] of Object.entries(feeds)) files.set(path, textFile(path, Buffer.from(text), settings));
      searchable = indexIn(get('/search-index.json'));
    },
  };
};

const indexIn = ({ body }: SiteFile): SearchIndex => searchIndex.parse(JSON.parse(body.toString()));

const MAILBOX = '/sandbox';
const withMails = (shell: SiteFile): SiteFile => {
  const policy = allowMailStyles(shell.headers['content-security-policy'] ?? '');
  return { ...shell, headers: { ...shell.headers, 'content-security-policy': policy } };
};

type PageShell = { fits: RegExp; shell: SiteFile };

const isCatchAll = ({ pattern }: { pattern: string }): boolean => pattern.endsWith('/*');

/** `insight-blog/:slug?` as the router reads it. */
const patternOf = (route: string): RegExp => {
  const parts = route
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '/.+';
      if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${parts.join('') || '/'}$`);
};

const readSiteFile = (path: string, settings: SiteSettings): SiteFile => {
  const extension = extname(path);
  const raw = readFileSync(path);
  if (extension === '.html') return htmlFile(stampedPage(raw.toString(), settings), settings);
  const file = textFile(path, raw, settings);
  if (!file.body.equals(raw)) return file;
  const compressedAs = (ending: string): Buffer | null =>
    existsSync(`${path}.${ending}`) ? readFileSync(`${path}.${ending}`) : null;
  return { ...file, brotli: compressedAs('br'), gzip: compressedAs('gz') };
};

/** Any file that is no page. */
const textFile = (path: string, raw: Buffer, { PUBLIC_URL }: Pick<SiteSettings, 'PUBLIC_URL'>): SiteFile => {
  const extension = extname(path);
  const isHashed = path.includes('/assets/');
  const body = Buffer.from(namesOrigin.has(extension) ? raw.toString().replaceAll(ORIGIN, PUBLIC_URL) : raw);
  return {
    ...{ body, brotli: null, gzip: null, etag: etagOf(body) },
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(compressed.has(extension) ? {} : { vary: 'accept-encoding' }),
    },
  };
};

const stampedPage = (
  html: string,
  { isSandbox, PUBLIC_URL, SESSION_POLL_SECONDS, ...settings }: SiteSettings,
): string =>
  withThirdParties(
    html
      .replace(/<html lang="[^"]+"/, (tag) => {
        const poll = SESSION_POLL_SECONDS === 0 ? '' : ` data-session-poll="${SESSION_POLL_SECONDS}"`;
        return `${tag} data-mode="${isSandbox ? 'sandbox' : 'production'}"${poll}`;
      })
      .replaceAll(ORIGIN, PUBLIC_URL),
    settings,
  );

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Also for a page rendered on request, such as the landing page with its errors filled in. */
export const htmlFile = (
  html: string,
  { PUBLIC_URL, thirdParties }: Pick<SiteSettings, 'PUBLIC_URL' | 'thirdParties'>,
): SiteFile => {
  const body = Buffer.from(html);
  let [brotli, gzip]: (Buffer | null)[] = [null, null];
  return {
    body,
    // With the first visit: a start would compress a hundred pages nobody asks for yet.
    get brotli() {
      brotli ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return brotli;
    },
    get gzip() {
      gzip ??= gzipSync(body);
      return gzip;
    },
    etag: etagOf(body),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': contentSecurityPolicy(html, {
        isHttps: PUBLIC_URL.startsWith('https://'),
        others: originsOf(html, thirdParties),
      }),
    },
  };
};
