import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const hashesOf = (html: string, tag: 'script' | 'style'): string[] => {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  const texts = new Set([...html.matchAll(inline)].map(([, text]) => text ?? '').filter((text) => text !== ''));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};

/** Only what the page itself carries may run: its own files, and inline parts by their hash. */
export const contentSecurityPolicy = (html: string, isHttps: boolean): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, 'script')].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, 'style'), ...mantineStyles].join(' ')}`,
    // Components put their variables into style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** The style elements Mantine's provider writes in the browser; the browser tests fail on a violation when they change. */
const mantineStyles: string[] = [];

export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
