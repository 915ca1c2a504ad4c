import { sessionKindOf } from '#entities/text/session-kind.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { account } from '#words/account.ts';
import type { ErrorWords } from '#words/sign-in-errors.ts';
import styles from './sign-in.module.css';

const SIGN_IN_PAGES = { applicant: '/app/login', portal: '/portal/login' } as const;

/** A whole page for one message of the sign-in endpoints, with the way back to signing in. */
export const SignInMessage = ({ happened, todo }: ErrorWords) => (
  <PageFrame>
    <h1 className="heading-1">{happened}</h1>
    <p className={`lede ${styles.lede}`}>{todo}</p>
    <p className={styles.start}>
      <a className="button button-primary" href={SIGN_IN_PAGES[sessionKindOf(useLocation().pathname)]}>
        {account.toSignIn}
      </a>
    </p>
  </PageFrame>
);
