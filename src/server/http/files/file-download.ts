import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { PAGE_WIDTHS } from '#entities/contract/documents/document-pages.ts';
import { sessionKind } from '#entities/contract/session.ts';
import { fileType } from '#entities/contract/stored-file.ts';
import { AppError } from '../../app-error.ts';
import { sessionCookieName } from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import { byteRange } from '../../files/byte-range.ts';
import { workingSession } from '../../usecases/accounts/sessions.ts';
import { type OpenFile, openLinkedFile, viewFile } from '../../usecases/documents/open-file.ts';
import { drawPage } from '../../usecases/review/draw-page.ts';
import { isFileLink } from '../../usecases/shared/file-link.ts';
import { webStream } from '../web-stream.ts';

const link = z.object({ realm: sessionKind, until: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

/** Serves a file through a link made moments ago for this session. */
export const fileDownload =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const file = await linkedFile(container, context);
    const headers = headersOf(file);
    const range = byteRange(context.req.header('range'), file.size);
    if (range.kind === 'impossible')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
    headers.set('content-length', String(end - start + 1));
    if (range.kind === 'part') headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
    return new Response(webStream(file.bytes({ start, end })), {
      status: range.kind === 'part' ? 206 : 200,
      headers,
    });
  };

/** The same for viewing: HEIC as JPEG, everything else as is. */
export const fileView =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const file = await linkedFile(container, context);
    const jpeg = await viewFile(container, file);
    const headers = headersOf(file);
    if (!jpeg) return new Response(webStream(file.bytes({ start: 0, end: file.size - 1 })), { headers });
    headers.set('content-type', 'image/jpeg');
    headers.delete('accept-ranges');
    return new Response(webStream(jpeg), { headers });
  };

const pageWanted = z.object({
  page: z.coerce.number().int().positive(),
  width: z.coerce.number().refine((width) => PAGE_WIDTHS.some((known) => known === width)),
});

/** One page as a picture, drawn by a process of its own. */
export const filePage =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const file = await linkedFile(container, context);
    const wanted = pageWanted.safeParse({ page: context.req.param('page'), width: context.req.query('width') });
    if (!wanted.success || wanted.data.page > file.pages) throw new AppError('notFound');
    const { page, width } = wanted.data;
    const drawn = await drawPage(container, file, { page, width });
    const headers = headersOf({ ...file, name: `${file.name}.jpg`, type: 'image/jpeg' });
    headers.set('etag', `"${file.sha256.toString('hex')}-${page}-${width}"`);
    headers.delete('accept-ranges');
    return new Response(webStream(drawn), { headers });
  };

/** Nothing in a file may run, load or reach anything: the browser treats it as a stranger without rights. */
const headersOf = ({ name, type, sha256 }: OpenFile): Headers => {
  const isShown = fileType.safeParse(type).success;
  return new Headers({
    'content-type': isShown ? type : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store, no-transform',
    etag: `"${sha256.toString('hex')}"`,
    // Only our own pages may embed it.
    'x-frame-options': 'SAMEORIGIN',
    // Styles and, in some browsers, scripts are those of the browser's own PDF viewer; without an origin they reach nothing.
    'content-security-policy': `sandbox${type === 'application/pdf' ? ' allow-scripts' : ''}; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
  });
};

const linkedFile = async (container: Container, context: Context): Promise<OpenFile> => {
  const fileId = context.req.param('id') ?? '';
  const parsed = link.safeParse(context.req.query());
  if (!parsed.success || !z.uuid().safeParse(fileId).success) throw new AppError('linkNotValid');
  const { realm, until, signature } = parsed.data;
  const secret = getCookie(context, sessionCookieName(realm, container.env.PUBLIC_URL.startsWith('https://')));
  const session = secret ? await workingSession(container, { realm, secret }) : null;
  if (!session) throw new AppError('signInRequired');
  context.get('about').accountId = session.accountId;
  const viewer = { realm, accountId: session.accountId };
  if (!isFileLink(container, { fileId, until, signature, viewer })) throw new AppError('linkNotValid');
  return openLinkedFile(container, { fileId, viewer });
};
