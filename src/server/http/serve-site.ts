import type { Context, MiddlewareHandler } from 'hono';
import type { Site, SiteFile } from './site-files.ts';

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

/** Finished pages and files, then the shell for the product's other addresses, then the not-found page. */
export const serveSite =
  (site: Site): MiddlewareHandler =>
  async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method))
      return context.json({ error: { code: 'notFound', message: 'notFound' } }, 404);
    const { path } = context.req;
    if (path.length > 1 && path.endsWith('/')) return context.redirect(path.replace(/\/+$/, '') || '/', 308);
    const file = site.find(path) ?? site.shellFor(path);
    return file ? sendFile(context, file) : sendFile(context, site.notFound, 404);
  };
