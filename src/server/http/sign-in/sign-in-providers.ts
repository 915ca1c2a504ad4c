import type { AuthOptions } from 'next-auth';
import { z } from 'zod';
import { readDate } from '#entities/text/read-date.ts';
import { email } from '#entities/values/email.ts';
import { AppError } from '../../app-error.ts';
import { presentedPasskey } from '../../auth/passkey-checks.ts';
import type { Realm } from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import type { SignedInAccount } from '../../usecases/accounts/sign-in-applicant.ts';
import { signInWithCode, signInWithPassword } from '../../usecases/accounts/sign-in-applicant.ts';
import type { Source } from '../../usecases/shared/sign-in-guard.ts';
import { signInStaff, signInWithPasskey } from '../../usecases/staff/sign-in-staff.ts';

type Provider = AuthOptions['providers'][number];
/** next-auth hides what went wrong behind a code. */
export type OnFailure = (error: unknown, provider?: string) => void;

type SignIn<Form> = (form: Form & { source: Source }) => Promise<SignedInAccount | null>;

/** Not an answer but a question, which next-auth can only pass on as an error. */
class SignInQuestion extends Error {
  constructor(question: 'choosePerson' | 'passwordNeeded') {
    super(question);
  }
}

/** A form that does not fit its schema is a failed sign-in like any other, not an error. */
const credentials = <Form extends z.ZodObject>({
  id,
  name,
  form,
  signIn,
  source,
  onFailure,
}: {
  id: string;
  name: string;
  form: Form;
  signIn: SignIn<z.infer<Form>>;
  source: Source;
  onFailure: OnFailure;
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
      const account = await signIn({ ...parsed.data, source });
      return account && { id: account.id, email: account.email, name: `${account.firstName} ${account.lastName}` };
    } catch (error) {
      // next-auth passes a thrown message on as the error code of its response.
      if (error instanceof SignInQuestion) throw error;
      if (error instanceof AppError) throw new Error(error.reason);
      onFailure(error, id);
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
  source: Source;
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Two applicants at one address: the reply is a question. */
const withCode = async (
  container: Container,
  { accountId, dateOfBirth, ...form }: CodeForm & { codeRequest: string | null },
): Promise<SignedInAccount | null> => {
  const born = readDate(dateOfBirth ?? '');
  const chosen = accountId ? { accountId, dateOfBirth: born?.kind === 'day' ? born.day : null } : null;
  const outcome = await signInWithCode(container, { ...form, chosen });
  if (outcome.kind === 'choosePerson') throw new SignInQuestion('choosePerson');
  return outcome.kind === 'signedIn' ? outcome.account : null;
};

const passkeyForm = z.object({
  token: z.string().max(100),
  /** A browser's answer, as the JSON text a form can carry. */
  response: z.string().max(20_000).transform(readJson).pipe(presentedPasskey),
  password: password.optional().catch(undefined),
});

const withPasskey = async (
  container: Container,
  { password: typed, ...form }: z.infer<typeof passkeyForm> & { source: Source },
): Promise<SignedInAccount | null> => {
  const outcome = await signInWithPasskey(container, { ...form, password: typed ?? null });
  if (outcome.kind === 'passwordNeeded') throw new SignInQuestion('passwordNeeded');
  return outcome.kind === 'signedIn' ? outcome.account : null;
};

export const providersOf = (
  realm: Realm,
  container: Container,
  { source, codeRequest, onFailure }: { source: Source; codeRequest: string | null; onFailure: OnFailure },
): Provider[] =>
  realm === 'portal'
    ? [
        credentials({
          id: 'credentials',
          name: 'Password and code',
          form: z.object({ email, password, code: z.string().trim().max(40) }),
          signIn: (form) => signInStaff(container, form),
          source,
          onFailure,
        }),
        credentials({
          id: 'passkey',
          name: 'Passkey',
          form: passkeyForm,
          signIn: (form) => withPasskey(container, form),
          source,
          onFailure,
        }),
      ]
    : [
        credentials({
          id: 'credentials',
          name: 'Password',
          form: z.object({ email, password }),
          signIn: (form) => signInWithPassword(container, form),
          source,
          onFailure,
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
          signIn: (form) => withCode(container, { ...form, codeRequest }),
          source,
          onFailure,
        }),
      ];

/** How each provider proves who the person is. */
export const proofOf = (realm: Realm, provider: string | undefined): 'code' | 'password' | 'app' | 'passkey' => {
  if (provider === 'passkey') return 'passkey';
  if (realm === 'portal') return 'app';
  return provider === 'email-code' ? 'code' : 'password';
};
