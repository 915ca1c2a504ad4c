import { Notice } from '#web/ui/notice.tsx';
import { signInErrorWords } from '#words/errors.ts';

/** The sentence for a code of the sign-in, from an answer or from the address. */
export const SignInProblem = ({ code }: { code: string }) => {
  const { happened, todo } = signInErrorWords(code);
  const isNotice = code === 'SessionRequired' || code === 'signedOut';
  return (
    <Notice tone={isNotice ? 'info' : 'stop'} title={happened}>
      {todo}
    </Notice>
  );
};
