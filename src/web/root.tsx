import poppinsRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsMedium from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppinsSemibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import icon from '#lender/logo.svg';
import '#lender/brand-colors.css';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/surfaces.css';
import { language } from '#words/locale.ts';
import { DocumentKind } from './document-kind.ts';
import { ErrorPage } from './ui/pages/error-page.tsx';

/** Preloaded before the style sheet is read, so that text has its own typeface at first paint. */
export const links = () =>
  [poppinsRegular, poppinsMedium, poppinsSemibold].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }));

const isStaticPage = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isStatic' in handle && handle.isStatic === true;

/** Keeps the attributes the server stamped on the document, even if React has to rebuild it. */
const stampedMode = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.mode;

/** The server looks for the start of this tag to mark a sandbox document: `lang` comes first. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const isFinished = useContext(DocumentKind) === 'finished';
  const isStatic = useMatches().some(({ handle }) => isStaticPage(handle)) && isFinished;
  return (
    <html lang={language} data-mode={stampedMode()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
};

export default function Root() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
