import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const hashesOf = (html: string, tag: 'script' | 'style'): string[] => {
  // A data block is never run, so it needs no permission.
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)(?![^>]*ld\\+json)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  const texts = new Set([...html.matchAll(inline)].map(([, text]) => text ?? '').filter((text) => text !== ''));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
};

type PolicyFacts = { isHttps: boolean /** Whom else the page may load from. */; others: readonly string[] };

/** Only the page's own content may run: its own files, and inline parts by their hash. */
export const contentSecurityPolicy = (html: string, { isHttps, others }: PolicyFacts): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...hashesOf(html, 'script'), ...others].join(' ')}`,
    `style-src ${["'self'", ...hashesOf(html, 'style')].join(' ')}`,
    "style-src-attr 'none'",
    `img-src ${["'self' data: blob:", ...others].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...others].join(' ')}`,
    // Staff reads documents inside the page.
    `frame-src ${["'self'", ...others].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** For a page that shows mails: they inherit its policy, style by attributes, and bring their dark colors in an element. */
export const allowMailStyles = (policy: string): string =>
  policy.replace("style-src-attr 'none'", "style-src-elem 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'");

export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
