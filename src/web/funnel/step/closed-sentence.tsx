import type { Step } from '#funnel/engine/define-step.ts';
import type { ClosedReason } from '#funnel/engine/page-opening.ts';
import { paths } from '#funnel/paths.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { questions } from '#words/funnel/questions.ts';
import { questionWords } from './question-words.ts';

const words = questions.closedPage;

/** Why a page does not open. A visitor may be an applicant who is not signed in here. */
export const ClosedSentence = ({ step, reason }: { step: Step; reason: ClosedReason }) => {
  const { pathname } = useLocation();
  return (
    <Notice tone="info" title={words[reason](questionWords(step.key).label)}>
      {reason === 'notStarted' && (
        <a href={`${paths.login}?callbackUrl=${encodeURIComponent(pathname)}`}>{words.signIn}</a>
      )}
    </Notice>
  );
};
