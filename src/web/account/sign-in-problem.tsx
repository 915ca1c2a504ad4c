import { sessionKindOf } from '#entities/text/session-kind.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { signInErrorWords } from '#words/sign-in-errors.ts';

/** The message for a sign-in error code, from a response or from the URL. */
export const SignInProblem = ({ code }: { code: string }) => {
  const { happened, todo } = signInErrorWords(code, sessionKindOf(useLocation().pathname));
  const isNotice = code === 'SessionRequired' || code === 'signedOut';
  return (
    <Notice tone={isNotice ? 'info' : 'stop'} title={happened}>
      {todo}
    </Notice>
  );
};
