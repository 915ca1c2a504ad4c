import type { Context, MiddlewareHandler } from 'hono';
import type { Container } from '../container.ts';
import { canonicalPath } from './canonical-path.ts';
import { searchedPage, siteQuestion } from './searched-page.ts';
import { htmlFile, type Site, type SiteFile } from './site-files.ts';

export const sendFile = (context: Context, file: SiteFile, status: 200 | 404 | 422 | 429 = 200): Response => {
  const headers: Record<string, string> = { ...file.headers, etag: file.etag };
  if (status === 200 && context.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  const [body, encoding] = encoded(file, context.req.header('accept-encoding') ?? '');
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
};

const encoded = ({ body, brotli, gzip }: SiteFile, accepts: string): [Buffer, string | null] => {
  if (brotli && /\bbr\b/.test(accepts)) return [brotli, 'br'];
  if (gzip && /\bgzip\b/.test(accepts)) return [gzip, 'gzip'];
  return [body, null];
};

/** Prerendered pages and files, then the shell for the product's other addresses, then the not-found page. */
export const serveSite =
  (
    site: Site,
    { env, words }: Pick<Container, 'env' | 'words'>,
    onVisit: () => void = () => undefined,
  ): MiddlewareHandler =>
  async (context) => {
    onVisit();
    if (!['GET', 'HEAD'].includes(context.req.method))
      return context.json({ error: { code: 'notFound', message: 'notFound' } }, 404);
    const { pathname: typed, search } = new URL(context.req.url);
    const path = canonicalPath(typed);
    // A built file has its exact name; a page has one spelling, and every other one leads there with its query.
    const exact = site.find(typed);
    if (exact === null && path !== typed) {
      const isPage = path !== null && (site.find(path) ?? site.shellFor(path)) !== null;
      return isPage ? context.redirect(path + search, 308) : sendFile(context, site.notFoundFor(path ?? typed), 404);
    }
    const query = context.req.query();
    // Posts have their own addresses; older links name them in the query.
    if (typed === '/insight-blog' && query.slug)
      return context.redirect(`${typed}/${encodeURIComponent(query.slug)}`, 301);
    const file = exact ?? site.shellFor(typed);
    const texts = site.searchIndex[typed];
    const question = texts && siteQuestion(query);
    if (file && question) {
      const html = searchedPage(file.body.toString(), { question, texts, words });
      return sendFile(context, htmlFile(html, env));
    }
    return file ? sendFile(context, file) : sendFile(context, site.notFoundFor(typed), 404);
  };
