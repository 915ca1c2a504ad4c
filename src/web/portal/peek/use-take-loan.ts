import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { assigning } from '#words/portal/loan-desk/head.ts';

/** A loan nobody has goes to the first who takes it; the others are told. */
export const useTakeLoan = (onTaken: () => void) => {
  const trpc = useTRPC();
  return useMutation(
    trpc.loanWork.take.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'changed') showToast({ kind: 'problem', title: assigning.take, text: assigning.changed });
        onTaken();
      },
      onError: ({ message }) => showToast({ kind: 'problem', title: assigning.take, text: message }),
    }),
  );
};
