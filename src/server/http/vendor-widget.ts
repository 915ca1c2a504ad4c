import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { journeyCapability } from '#entities/facts/journey.ts';
import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { AppError } from '../app-error.ts';
import { sessionCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { workingSession } from '../usecases/accounts/sessions.ts';
import { type OpenWidget, openWidget } from '../usecases/asking/widget-page.ts';

/** The page of a vendor that has none: the only one that may load from the vendor's hosts. */
export const vendorWidget =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const capability = journeyCapability.safeParse(context.req.param('capability')).data;
    if (!capability) throw new AppError('notFound');
    const isSecure = container.env.PUBLIC_URL.startsWith('https://');
    const secret = getCookie(context, sessionCookieName('applicant', isSecure));
    const session = secret ? await workingSession(container, { realm: 'applicant', secret }) : null;
    if (!session?.application) throw new AppError('signInRequired');
    const { id: applicationId, person } = session.application;
    const widget = await openWidget(container, { applicationId, person, capability });
    const nonce = randomBytes(16).toString('base64url');
    context.header('content-security-policy', policyOf(widget, nonce));
    return context.html(pageOf(container, widget, nonce));
  };

const policyOf = ({ hosts }: OpenWidget, nonce: string): string => {
  const all = hosts.join(' ');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${all}`,
    `style-src 'nonce-${nonce}' ${all}`,
    `img-src data: ${all}`,
    `font-src ${all}`,
    `connect-src ${all}`,
    `frame-src ${all}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
};

const pageOf = ({ words: { visits, language } }: Container, { script, call, returnUrl }: OpenWidget, nonce: string) =>
  `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(visits.opening)}</title><h1>${escapeMarkup(visits.opening)}</h1><p>${escapeMarkup(visits.leaving)}</p><p><a href="${escapeMarkup(returnUrl)}">${escapeMarkup(visits.back)}</a></p><script nonce="${nonce}" src="${escapeMarkup(script)}"></script><script nonce="${nonce}">${call}</script></html>`;
