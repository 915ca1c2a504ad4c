import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import nextAuthModule from 'next-auth';
import { z } from 'zod';
import { callbackCookieName, type Realm, realmFacts, sessionCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { limitTries } from '../usecases/shared/limit-tries.ts';
import { addressOf } from './address.ts';
import { authOptions } from './auth-options.ts';

type Handler = (request: object, response: object, options: object) => Promise<unknown>;
// A CommonJS module: depending on the loader its default export is the function or holds it.
const nextAuth = ('default' in nextAuthModule ? nextAuthModule.default : nextAuthModule) as unknown as Handler;

// next-auth reads this one switch itself; the host it then trusts is always the configured one below.
process.env.AUTH_TRUST_HOST = 'true';

const actions = ['session', 'csrf', 'providers', 'signin', 'callback', 'signout', '_log', 'error', 'verify-request'];
const browserLog = z
  .object({ level: z.enum(['error', 'warn', 'debug']), code: z.string().max(100) })
  .catchall(z.string().max(2000));

const refusal = (context: Context, status: 400 | 404, code: string) =>
  context.json({ error: { code, message: code } }, status);

/** next-auth's browser code sends its log to the path it was built with, regardless of the page's realm. */
export const strayBrowserLog =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const parsed = browserLog.safeParse(await readBody(context));
    if (!parsed.success) return refusal(context, 400, 'invalidInput');
    await limitTries(container, { what: 'browserLog', account: null, address: addressOf(context, container.env) });
    const { level, code, ...detail } = parsed.data;
    container.log[level]({ code, detail }, 'auth');
    return context.json({});
  };

/** Serves one realm's endpoints: requests next-auth does not expect are answered here, the rest are passed on to it. */
export const authHandler =
  (realm: Realm, container: Container) =>
  async (context: Context): Promise<Response> => {
    const { base } = realmFacts[realm];
    const [action = '', provider] = context.req.path.slice(base.length + 1).split('/');
    if (!actions.includes(action)) return refusal(context, 404, 'notFound');

    const body = context.req.method === 'POST' ? await readBody(context) : {};
    if (body === null) return refusal(context, 400, 'invalidInput');
    const query = Object.fromEntries(new URL(context.req.url).searchParams);
    for (const callbackUrl of [query.callbackUrl, body.callbackUrl]) {
      if (callbackUrl !== undefined && !isUrl(callbackUrl, container.env.PUBLIC_URL))
        return refusal(context, 400, 'INVALID_CALLBACK_URL_ERROR');
    }
    const address = addressOf(context, container.env);
    if (action === '_log') {
      if (!browserLog.safeParse(body).success) return refusal(context, 400, 'invalidInput');
      await limitTries(container, { what: 'browserLog', account: null, address });
    }

    const publicUrl = new URL(container.env.PUBLIC_URL);
    const reply = createReply();
    const request = {
      method: context.req.method,
      query: { ...query, nextauth: provider === undefined ? [action] : [action, provider] },
      cookies: cleanCookies(context, realm, container),
      headers: {
        ...context.req.header(),
        'x-forwarded-host': `${publicUrl.host}${base}`,
        'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      },
      body,
    };
    const name = sessionCookieName(realm, publicUrl.protocol === 'https:');
    const secret = getCookie(context, name) ?? null;
    const agent = context.req.header('user-agent')?.slice(0, 300) ?? null;
    await nextAuth(request, reply.response, authOptions(realm, container, { address, secret, agent }));
    return reply.toResponse();
  };

const isUrl = (text: unknown, base: string): boolean => typeof text === 'string' && URL.canParse(text, base);

const readBody = async (context: Context): Promise<Record<string, unknown> | null> => {
  try {
    const text = await context.req.text();
    if (text === '') return {};
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const parsed: unknown = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
    return z.record(z.string(), z.unknown()).parse(parsed);
  } catch {
    return null;
  }
};

/** next-auth answers 500 to a callback cookie that is not a URL; such a cookie is ignored. */
const cleanCookies = (context: Context, realm: Realm, { env }: Container): Record<string, string> => {
  const cookies = getCookie(context);
  const name = callbackCookieName(realm, env.PUBLIC_URL.startsWith('https://'));
  return Object.fromEntries(
    Object.entries(cookies).filter(([key, value]) => key !== name || isUrl(value, env.PUBLIC_URL)),
  );
};

/** The few methods of a Node response that next-auth calls. */
const createReply = () => {
  const headers = new Headers();
  let status = 200;
  let body: string | null = null;
  const response = {
    status: (code: number) => {
      status = code;
      return response;
    },
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name)),
    setHeader: (name: string, value: string | string[]) => {
      headers.delete(name);
      for (const each of [value].flat()) headers.append(name, each);
      return response;
    },
    json: (value: unknown) => {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send: (value: unknown) =>
      typeof value === 'string' || value === undefined ? response.end(value) : response.json(value),
    end: (value?: string) => {
      body = value ?? null;
    },
  };
  return { response, toResponse: () => new Response(body, { status, headers }) };
};
