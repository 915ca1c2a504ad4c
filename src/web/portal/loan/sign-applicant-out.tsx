import { useMutation } from '@tanstack/react-query';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { applicantDesk as words } from '#words/portal/loan-desk/threads.ts';
import { AskTwice } from '../ask-twice.tsx';
import { useLoan } from './loan-context.ts';

/** For an applicant who calls about a lost phone. */
export const SignApplicantOut = ({ person, name }: { person: Person; name: string }) => {
  const trpc = useTRPC();
  const { loanId } = useLoan();
  const end = useMutation(
    trpc.loanWork.endApplicantSessions.mutationOptions({
      onSuccess: () => showToast({ kind: 'done', title: words.signedOut(name), text: words.signedOutText }),
    }),
  );
  return (
    <>
      {end.error && <Notice tone="stop" title={end.error.message} />}
      <AskTwice
        name={words.signOut(name)}
        text={words.signOutText(name)}
        yes={words.signOutYes(name)}
        no={words.signOutNo}
        isPending={end.isPending}
        onSure={() => end.mutate({ loanId, person })}
      />
    </>
  );
};
