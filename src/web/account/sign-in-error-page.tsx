import { sessionKindOf } from '#entities/text/session-kind.ts';
import { pageTitle } from '#web/page-title.ts';
import { useLocation, useSearchParams } from '#web/router/navigation.tsx';
import { account } from '#words/account.ts';
import { signInErrorWords } from '#words/sign-in-errors.ts';
import { SignInMessage } from './sign-in-message.tsx';

export const meta = () => [{ title: pageTitle(account.errorTitle) }];

/** Target of `{base}/error`: the message for the code, and the way back. */
export default function SignInErrorPage() {
  const [search] = useSearchParams();
  const kind = sessionKindOf(useLocation().pathname);
  return <SignInMessage {...signInErrorWords(search.get('error') ?? 'unknown', kind)} />;
}
