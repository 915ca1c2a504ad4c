import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { DocumentKind } from './document-kind.ts';

/** Runs at build time only: renders a page to HTML once all of its content is ready. */
export default async function writeDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <DocumentKind value={routerContext.isSpaMode ? 'live' : 'finished'}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentKind>,
  );
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status, headers });
}
