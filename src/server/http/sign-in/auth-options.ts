import type { AuthOptions } from 'next-auth';
import { z } from 'zod';
import { knownDevice, newDevice } from '../../auth/device-cookie.ts';
import {
  callbackCookieName,
  csrfCookieName,
  type Realm,
  realmFacts,
  sessionCookieName,
  sessionCookieOptions,
} from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import { failureOf } from '../../failure-of.ts';
import { deleteSession, extendSession, openSessionFor, readSession } from '../../usecases/accounts/sessions.ts';
import { bringLeadAlong } from '../../usecases/leads/bring-lead-along.ts';
import { recordSignIn } from '../../usecases/shared/record-sign-in.ts';
import { type Source, triesKey } from '../../usecases/shared/sign-in-guard.ts';
import { type OnFailure, proofOf, providersOf } from './sign-in-providers.ts';

/** Sessions are rows: next-auth's token is only the row's secret, so that it can be revoked. */
const sessionToken = z.object({
  secret: z.string(),
  sid: z.string(),
  expires: z.string(),
  isEmailConfirmed: z.boolean(),
});

/** Transport facts at sign-in: the IP address, the browser, the session it had until now, and whether it is a known device. */
export type Caller = Source & {
  agent: string | null;
  secret: string | null;
  /** Names the request for a mailed code that this browser made last. */
  codeRequest: string | null;
  /** Lets the browser be known again. */
  remember: (device: string) => void;
  /** next-auth turns a database that is away into "signed out"; this tells the difference. */
  onFailure: OnFailure;
};

/** next-auth passes an error, or an object that holds one beside its own words. */
const errorIn = (detail: unknown): unknown =>
  detail && typeof detail === 'object' && 'error' in detail ? detail.error : detail;

/** A browser holds one session of a realm: the one it had until now would live on without a way to end it. */
const endEarlier = async (
  container: Container,
  { realm, secret }: { realm: Realm; secret: string | null },
): Promise<void> => {
  const earlier = secret ? await readSession(container, { realm, secret }) : null;
  if (earlier) await deleteSession(container, earlier.id);
};

export const authOptions = (
  realm: Realm,
  container: Container,
  { address, agent, secret: before, device, codeRequest, remember, onFailure }: Caller,
): AuthOptions => {
  const { env, log, sessionSecret } = container;
  const isSecure = env.PUBLIC_URL.startsWith('https://');
  const cookie = (name: string) => ({ name, options: sessionCookieOptions(isSecure) });
  const decode = async (secret: string | undefined) => {
    const session = secret ? await readSession(container, { realm, secret }) : null;
    return (
      session && {
        sub: session.accountId,
        name: session.name,
        email: session.email,
        secret,
        sid: session.id,
        expires: session.expiresAt.toISOString(),
        isEmailConfirmed: session.isEmailConfirmed,
      }
    );
  };
  return {
    secret: `${sessionSecret}/${realm}`,
    providers: providersOf(realm, container, { source: { address, device }, codeRequest, onFailure }),
    pages: {
      signIn: realmFacts[realm].signInPage,
      error: realmFacts[realm].errorPage,
      signOut: realmFacts[realm].signInPage,
      verifyRequest: realmFacts[realm].verifyPage,
    },
    session: { strategy: 'jwt', maxAge: env.SESSION_MAX_HOURS * 3600 },
    cookies: {
      sessionToken: cookie(sessionCookieName(realm, isSecure)),
      csrfToken: cookie(csrfCookieName(realm, isSecure)),
      callbackUrl: cookie(callbackCookieName(realm, isSecure)),
    },
    jwt: {
      encode: async ({ token }) => sessionToken.pick({ secret: true }).parse(token).secret,
      decode: ({ token }) => decode(token),
    },
    callbacks: {
      jwt: async ({ token, user, account: by, trigger }) => {
        if (user) {
          const signedIn = { secret: sessionSecret, account: triesKey({ realm, email: user.email ?? '' }) };
          if (knownDevice(signedIn, device) === null) remember(newDevice(signedIn));
          const account = { id: user.id, email: user.email ?? null };
          const lead = realm === 'applicant' ? await bringLeadAlong(container, { account, secret: before }) : null;
          const from = { agent, address };
          const proof = proofOf(realm, by?.provider);
          const opening = { realm, accountId: user.id, from, proof, ...(lead === null ? {} : { applicationId: lead }) };
          const secret = await openSessionFor(container, opening);
          await endEarlier(container, { realm, secret: before });
          return { ...token, secret };
        }
        if (trigger !== 'update') return token;
        const { sid, secret } = sessionToken.parse(token);
        await extendSession(container, { realm, id: sid });
        return (await decode(secret)) ?? token;
      },
      session: ({ session, token }) => {
        const { expires, isEmailConfirmed } = sessionToken.parse(token);
        return { ...session, expires, isEmailConfirmed };
      },
    },
    events: {
      signOut: async ({ token }) => {
        const parsed = sessionToken.safeParse(token);
        if (!parsed.success) return;
        await deleteSession(container, parsed.data.sid);
        const accountId = token.sub ?? null;
        await recordSignIn(container, { realm, accountId, way: 'session', outcome: 'signedOut', address });
      },
    },
    logger: {
      error: (code, detail) => {
        const error = errorIn(detail);
        if (failureOf(error)) onFailure(error);
        else if (code === 'JWT_SESSION_ERROR') log.debug({ code }, 'auth');
        else log.error({ code, error }, 'auth');
      },
      warn: (code) => log.warn({ code }, 'auth'),
      debug: () => undefined,
    },
  };
};
