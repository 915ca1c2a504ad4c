import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import nextAuthModule from 'next-auth';
import { callbackUrlKind } from '#entities/text/callback-url.ts';
import type { AppError } from '../../app-error.ts';
import {
  callbackCookieName,
  codeRequestCookieName,
  deviceCookieName,
  type Realm,
  realmFacts,
  sessionCookieName,
} from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import { failureOf } from '../../failure-of.ts';
import { addressOf } from '../address.ts';
import { type Fields, fieldsOf, readFields } from '../read-fields.ts';
import { deviceCookie } from '../session-cookie.ts';
import { authOptions } from './auth-options.ts';
import { browserLog } from './browser-log.ts';
import { createNodeReply } from './node-reply.ts';
import { sessionAnswer } from './session-answer.ts';

type Handler = (request: object, response: object, options: object) => Promise<unknown>;
// A CommonJS module: depending on the loader its default export is the function or holds it.
const nextAuth = ('default' in nextAuthModule ? nextAuthModule.default : nextAuthModule) as unknown as Handler;

// next-auth reads this one switch itself; the host it then trusts is always the configured one below.
process.env.AUTH_TRUST_HOST = 'true';

/** The methods of each endpoint, and whether a person arrives there or a script reads it. */
const actions: Readonly<Record<string, { methods: readonly string[]; isPage: boolean }>> = {
  session: { methods: ['GET', 'POST'], isPage: false },
  csrf: { methods: ['GET'], isPage: false },
  providers: { methods: ['GET'], isPage: false },
  signin: { methods: ['GET', 'POST'], isPage: true },
  callback: { methods: ['GET', 'POST'], isPage: true },
  signout: { methods: ['GET', 'POST'], isPage: true },
  _log: { methods: ['POST'], isPage: false },
  error: { methods: ['GET'], isPage: true },
  'verify-request': { methods: ['GET'], isPage: true },
};

const ERROR_CODE = /^[\w-]{1,100}$/;

/** Serves one realm's endpoints: requests next-auth does not expect are answered here, the rest are passed on to it. */
export const authHandler =
  (realm: Realm, container: Container) =>
  async (context: Context): Promise<Response> => {
    const { env, words, log } = container;
    const { base, errorPage } = realmFacts[realm];
    const [name = '', provider] = context.req.path.slice(base.length + 1).split('/');
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    const { method } = context.req;
    const refuse = (code: 'notFound' | 'invalidInput' | 'wrongMethod', status: 400 | 404 | 405) =>
      context.json({ error: { code, message: words.appErrors[code] } }, status);
    const signInError = (code: string) => ({ code, message: words.signInErrorWords(code, realm).happened });

    if (name === '') return context.json({ error: signInError('MISSING_NEXTAUTH_API_ROUTE_ERROR') }, 404);
    if (action === undefined) return refuse('notFound', 404);
    if (!action.methods.includes(method)) {
      context.header('allow', action.methods.join(', '));
      return refuse('wrongMethod', 405);
    }
    if (name === '_log') return browserLog(container)(context);
    const body = method === 'POST' ? await readFields(context) : {};
    if (body === null) return refuse('invalidInput', 400);
    const query = fieldsOf(new URL(context.req.url).searchParams);

    /** As next-auth answers its client: JSON with an address that carries the code; anyone else is sent there. */
    const sendTo = (path: string, { code, status }: { code: string; status: 200 | 400 }) =>
      action.isPage && body.json !== 'true' && body.json !== true
        ? context.redirect(path, method === 'GET' ? 302 : 303)
        : context.json({ url: `${env.PUBLIC_URL}${path}`, error: signInError(code) }, status);

    const asked = [query.callbackUrl, body.callbackUrl].filter((given) => given != null && given !== '');
    if (asked.some((given) => callbackUrlKind(given, env.PUBLIC_URL) === 'malformed')) {
      const code = 'INVALID_CALLBACK_URL_ERROR';
      log.warn({ code }, 'auth');
      return sendTo(`${errorPage}?error=${code}`, { code, status: 400 });
    }
    if (name === 'session' && method === 'GET') return sessionAnswer(context, realm, container);
    const isSecure = env.PUBLIC_URL.startsWith('https://');
    const known: string[] = [];
    const failures: AppError[] = [];
    const options = authOptions(realm, container, {
      address: addressOf(context, env),
      agent: context.req.header('user-agent')?.slice(0, 300) ?? null,
      secret: getCookie(context, sessionCookieName(realm, isSecure)) ?? null,
      device: getCookie(context, deviceCookieName(realm, isSecure)) ?? null,
      codeRequest: getCookie(context, codeRequestCookieName(isSecure)) ?? null,
      remember: (value) => known.push(deviceCookie({ realm, value, env })),
      onFailure: (error, provider) => {
        const failure = failureOf(error);
        if (failure) failures.push(failure);
        else log.error({ error, provider }, 'signing in failed');
      },
    });
    const isOffered = options.providers.some(({ id }) => id === provider);
    const wantsProvider = name === 'callback' || (name === 'signin' && provider !== undefined);
    if (wantsProvider && !isOffered) {
      const code = 'UnknownProvider';
      const callbackUrl = String(body.callbackUrl ?? query.callbackUrl ?? '');
      const search = new URLSearchParams({ ...(callbackUrl === '' ? {} : { callbackUrl }), error: code });
      return sendTo(`${base}/signin?${search}`, { code, status: 200 });
    }
    // Every provider here takes a form; its address opened by hand has nothing to confirm.
    if (name === 'callback' && method === 'GET') {
      if (context.req.header('accept')?.includes('text/html'))
        return context.redirect(`${base}/error?error=Callback`, 302);
      context.header('allow', 'POST');
      return refuse('wrongMethod', 405);
    }

    const publicUrl = new URL(env.PUBLIC_URL);
    const reply = createNodeReply();
    const request = {
      method,
      // next-auth reads a second segment of the sign-in address as an error code.
      query: { ...withErrorCode(query), nextauth: name === 'signin' && method === 'GET' ? [name] : [name, provider] },
      cookies: cleanCookies(context, realm, container),
      headers: {
        ...context.req.header(),
        'x-forwarded-host': `${publicUrl.host}${base}`,
        'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      },
      body,
    };
    await nextAuth(request, reply.response, options);
    // Its reply would sign the user out.
    const away = failures.find(({ reason }) => reason === 'unavailable');
    if (away) throw away;
    const response = reply.toResponse();
    for (const cookie of known) response.headers.append('set-cookie', cookie);
    return response;
  };

/** next-auth copies the code into an address as it is. */
const withErrorCode = ({ error, ...query }: Fields): Fields =>
  error === undefined ? query : { ...query, error: ERROR_CODE.test(String(error)) ? String(error) : 'unknown' };

/** next-auth answers 500 to a callback cookie that is not a URL; such a cookie is ignored, and replaced by its reply. */
const cleanCookies = (context: Context, realm: Realm, { env }: Container): Record<string, string> => {
  const name = callbackCookieName(realm, env.PUBLIC_URL.startsWith('https://'));
  return Object.fromEntries(
    Object.entries(getCookie(context)).filter(
      ([key, value]) => key !== name || callbackUrlKind(value, env.PUBLIC_URL) !== 'malformed',
    ),
  );
};
