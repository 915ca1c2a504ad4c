import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { resumePath } from '#funnel/engine/resume.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { useFunnelData } from '#web/funnel/funnel-data.ts';
import { focusFirstError } from '#web/ui/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { account } from '#words/en/account.ts';
import { questions } from '#words/en/questions.ts';
import { shell } from '#words/en/shell.ts';
import styles from './sign-in.module.css';

const words = questions.accountCreation;
const LEAST_LENGTH = 8;

export const meta = () => [{ title: shell.title(words.title) }];

/** Where a partner's lead makes the application their own; a password stays a choice. */
export default function AccountCreationPage() {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const { current } = useFunnelData();
  const next = resumePath(current?.status ?? 'unknown');
  const setPassword = useMutation(trpc.identity.setPassword.mutationOptions({ onSuccess: () => navigate(next) }));
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value.length < LEAST_LENGTH ? words.tooShort : null) },
  });
  return (
    <main id="content" className={`wrap ${styles.narrow}`}>
      <h1 className="heading-1">{words.title}</h1>
      <p className={`lede ${styles.lede}`}>{words.lede}</p>
      <div className={`card ${styles.card}`}>
        {setPassword.isError && (
          <div className={styles.notice}>
            <Notice tone="stop" title={setPassword.error.message} />
          </div>
        )}
        <form
          className={styles.form}
          noValidate
          onSubmit={form.onSubmit(({ password }) => setPassword.mutate({ password }), focusFirstError)}
        >
          <PasswordField
            label={words.password}
            description={words.help}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <button className="button button-primary button-large" type="submit">
            {setPassword.isPending ? account.working : words.submit}
          </button>
        </form>
        <p className={styles.other}>
          <Link to={next}>{words.skip}</Link>
        </p>
      </div>
    </main>
  );
}
