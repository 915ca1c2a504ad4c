import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { SureFirst } from '#web/ui/forms/sure-first.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { withdrawWords as words } from '#words/loan/withdraw.ts';

/** The borrower's own word that they withdraw, with a confirmation since it cannot be undone. */
export const WithdrawApplication = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const withdraw = useMutation(trpc.loan.withdraw.mutationOptions({ onSuccess: onDone }));
  const problem = withdraw.data?.kind === 'tooLate' ? words.tooLate : (withdraw.error?.message ?? null);
  return (
    <SureFirst words={words} isSmall problem={problem} isPending={withdraw.isPending} onSure={() => withdraw.mutate()}>
      <Notice tone="warn" title={words.sure}>
        {words.means}
      </Notice>
    </SureFirst>
  );
};
