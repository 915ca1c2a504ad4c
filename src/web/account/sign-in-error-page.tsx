import { useLocation, useSearchParams } from 'react-router';
import { sessionKindOf } from '#entities/contract/session.ts';
import { pageTitle } from '#web/page-title.ts';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { account } from '#words/account.ts';
import { signInErrorWords } from '#words/errors.ts';
import styles from './sign-in.module.css';

const SIGN_IN_PAGES = { applicant: '/app/login', portal: '/portal/login' } as const;

export const meta = () => [{ title: pageTitle(account.errorTitle) }];

/** Target of `{base}/error`: the message for the code, and the way back. */
export default function SignInErrorPage() {
  const [search] = useSearchParams();
  const kind = sessionKindOf(useLocation().pathname);
  const { happened, todo } = signInErrorWords(search.get('error') ?? 'unknown');
  return (
    <PageFrame>
      <h1 className="heading-1">{happened}</h1>
      <p className={`lede ${styles.lede}`}>{todo}</p>
      <p className={styles.start}>
        <a className="button button-primary" href={SIGN_IN_PAGES[kind]}>
          {account.toSignIn}
        </a>
      </p>
    </PageFrame>
  );
}
