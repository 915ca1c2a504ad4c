import { sessionKindOf } from '#entities/text/session-kind.ts';
import { pageTitle } from '#web/page-title.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { account } from '#words/account.ts';
import { SignInMessage } from './sign-in-message.tsx';

export const meta = () => [{ title: pageTitle(account.errorTitle) }];

/** Target of `{base}/verify-request`: how the sign-in goes on after a code was requested. */
export default function VerifyRequestPage() {
  return <SignInMessage {...account.verifyRequest[sessionKindOf(useLocation().pathname)]} />;
}
