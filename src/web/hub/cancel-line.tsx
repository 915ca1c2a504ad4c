import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { SureFirst } from '#web/ui/forms/sure-first.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hubWords } from '#words/loan/hub.ts';

const words = hubWords.cancel;

/** Cancellation in writing, by one owner for all, with a confirmation since it cannot be undone. */
export const CancelLine = ({ onDone }: { onDone: () => void }) => {
  const trpc = useTRPC();
  const cancel = useMutation(trpc.loan.cancel.mutationOptions({ onSuccess: onDone }));
  const asked = { problem: cancel.error?.message ?? null, isPending: cancel.isPending, onSure: () => cancel.mutate() };
  return (
    <SureFirst words={words} startLook="stop" isSmall {...asked}>
      <Notice tone="warn" title={words.sure}>
        {words.means}
      </Notice>
    </SureFirst>
  );
};
