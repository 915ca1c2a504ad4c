import type { AuthOptions } from 'next-auth';
import { z } from 'zod';
import { dayFromText } from '#entities/text/day-text.ts';
import { email } from '#entities/values/email.ts';
import { AppError } from '../app-error.ts';
import {
  callbackCookieName,
  csrfCookieName,
  type Realm,
  realmFacts,
  sessionCookieName,
  sessionCookieOptions,
} from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { deleteSession, extendSession, openSessionFor, readSession } from '../usecases/accounts/sessions.ts';
import type { SignedInAccount } from '../usecases/accounts/sign-in-applicant.ts';
import { signInWithCode, signInWithPassword } from '../usecases/accounts/sign-in-applicant.ts';
import { bringLeadAlong } from '../usecases/leads/bring-lead-along.ts';
import { signInStaff } from '../usecases/staff/sign-in-staff.ts';

type Provider = AuthOptions['providers'][number];
type SignIn<Form> = (form: Form & { address: string }) => Promise<SignedInAccount | null>;

/** A form that does not fit its schema is a failed sign-in like any other, not an error. */
const credentials = <Form extends z.ZodObject>({
  id,
  name,
  form,
  signIn,
  address,
  log,
}: {
  id: string;
  name: string;
  form: Form;
  signIn: SignIn<z.infer<Form>>;
  address: string;
  log: Container['log'];
}): Provider => ({
  id,
  name,
  type: 'credentials',
  credentials: {},
  // next-auth hides a provider's own options behind this second copy.
  options: {},
  authorize: async (given: unknown) => {
    const parsed = form.safeParse(given);
    if (!parsed.success) return null;
    try {
      const account = await signIn({ ...parsed.data, address });
      return account && { id: account.id, email: account.email, name: `${account.firstName} ${account.lastName}` };
    } catch (error) {
      // next-auth passes a thrown message on as the error code of its response.
      if (error instanceof Error && error.message === 'choosePerson') throw error;
      if (error instanceof AppError) throw new Error(error.reason);
      log.error({ error, provider: id }, 'signing in failed');
      throw new Error('Callback', { cause: error });
    }
  },
});

const password = z.string().min(1).max(200);
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

type CodeForm = {
  email: string;
  code: string;
  accountId?: string | undefined;
  dateOfBirth?: string | undefined;
  address: string;
};

/** Two applicants at one address: the reply is a question, which next-auth can only pass on as an error. */
const withCode = async (
  container: Container,
  { accountId, dateOfBirth, ...form }: CodeForm,
): Promise<SignedInAccount | null> => {
  const chosen = accountId ? { accountId, dateOfBirth: dateOfBirth ? dayFromText(dateOfBirth) : null } : null;
  const outcome = await signInWithCode(container, { ...form, chosen });
  if (outcome.kind === 'choosePerson') throw new Error('choosePerson');
  return outcome.kind === 'signedIn' ? outcome.account : null;
};

const providersOf = (realm: Realm, container: Container, address: string): Provider[] =>
  realm === 'portal'
    ? [
        credentials({
          id: 'credentials',
          name: 'Password and code',
          form: z.object({ email, password, code: z.string().trim().max(40) }),
          signIn: (form) => signInStaff(container, form),
          address,
          log: container.log,
        }),
      ]
    : [
        credentials({
          id: 'credentials',
          name: 'Password',
          form: z.object({ email, password }),
          signIn: (form) => signInWithPassword(container, form),
          address,
          log: container.log,
        }),
        credentials({
          id: 'email-code',
          name: 'Code by e-mail',
          form: z.object({
            email,
            code,
            accountId: z.uuid().optional().catch(undefined),
            dateOfBirth: z.string().max(20).optional().catch(undefined),
          }),
          signIn: (form) => withCode(container, form),
          address,
          log: container.log,
        }),
      ];

/** Sessions are rows: next-auth's token is only the row's secret, so that it can be revoked. */
const sessionToken = z.object({
  secret: z.string(),
  sid: z.string(),
  expires: z.string(),
  isEmailConfirmed: z.boolean(),
});

/** Transport facts at sign-in: the IP address, the browser, and the session this browser had until now. */
export type Caller = { address: string; agent: string | null; secret: string | null };

export const authOptions = (
  realm: Realm,
  container: Container,
  { address, agent, secret: before }: Caller,
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
    providers: providersOf(realm, container, address),
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
      jwt: async ({ token, user, trigger }) => {
        if (user) {
          const account = { id: user.id, email: user.email ?? null };
          const lead = realm === 'applicant' ? await bringLeadAlong(container, { account, secret: before }) : null;
          const opening = { realm, accountId: user.id, agent, ...(lead === null ? {} : { applicationId: lead }) };
          const secret = await openSessionFor(container, opening);
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
        if (parsed.success) await deleteSession(container, parsed.data.sid);
      },
    },
    logger: {
      error: (code, detail) =>
        code === 'JWT_SESSION_ERROR' ? log.debug({ code }, 'auth') : log.error({ code, detail }, 'auth'),
      warn: (code) => log.warn({ code }, 'auth'),
      debug: () => undefined,
    },
  };
};
