import { looksLikeEmail } from '#entities/text/looks-like-email.ts';
import { usedPasskey } from '#web/account/confirm/used-passkey.ts';
import { linkProblem } from '#web/account/link-problem.ts';
import { safeCallback } from '#web/account/safe-callback.ts';
import styles from '#web/account/sign-in.module.css';
import { SignInProblem } from '#web/account/sign-in-problem.tsx';
import { useSignIn } from '#web/account/use-sign-in.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { account } from '#words/account.ts';
import { portalLogin } from '#words/portal/portal-sign-in.ts';

const words = portalLogin;

export const meta = () => [{ title: pageTitle(words.title) }];

export default function PortalLoginPage() {
  const [search] = useSearchParams();
  const api = useTRPCClient();
  const { state, submit, fail } = useSignIn(() => {
    // Full page load: nothing from an earlier sign-in stays in memory.
    window.location.assign(safeCallback(search.get('callbackUrl'), window.location.origin) ?? '/portal/start');
  });
  const form = useForm({
    initial: { email: '', password: '', code: '' },
    check: ({ email, password, code }) => ({
      email: email.trim() === '' ? account.emailNeeded : null,
      password: password === '' ? account.passwordNeeded : null,
      code: code.trim().length < 6 ? words.codeNeeded : null,
    }),
  });
  const presentPasskey = async () => {
    try {
      const { email: typed } = form.values;
      const { token, options } = await api.portal.askPasskey.mutate({ email: looksLikeEmail(typed) ? typed : null });
      const response = JSON.stringify(await usedPasskey(options));
      const { password } = form.values;
      await submit({ provider: 'passkey', fields: { token, response, ...(password === '' ? {} : { password }) } });
    } catch {
      fail('passkeyNotUsed');
    }
  };
  const problem = state.kind === 'failed' ? state.code : state.kind === 'idle' ? linkProblem(search) : null;
  return (
    <PageFrame>
      <h1 className="heading-1">{words.heading}</h1>
      <p className={`lede ${styles.lede}`}>{words.lede}</p>
      <div className={`card ${styles.card}`}>
        {problem && (
          <div className={styles.notice}>
            <SignInProblem code={problem} />
          </div>
        )}
        <form
          className={styles.form}
          noValidate
          onSubmit={form.submit((fields) => void submit({ provider: 'credentials', fields }), focusFirstError)}
        >
          <TextInput
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            {...form.inputProps('email')}
          />
          <PasswordField label={words.password} autoComplete="current-password" {...form.inputProps('password')} />
          <TextInput
            label={words.code}
            hint={words.codeHelp}
            autoComplete="one-time-code"
            className={styles.code}
            {...form.inputProps('code')}
          />
          <button className="button button-primary button-large" type="submit">
            {state.kind === 'working' ? account.working : words.submit}
          </button>
        </form>
        <p className={styles.other}>
          <button className="button button-secondary" type="button" onClick={() => void presentPasskey()}>
            {words.passkey}
          </button>
        </p>
        <p className={`muted small ${styles.other}`}>{words.lost}</p>
      </div>
      <p className={styles.start}>
        {words.applicant} <a href="/app/login">{words.applicantLink}</a>
      </p>
    </PageFrame>
  );
}
