import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import type { LoanDocument } from '../documents/document-row.tsx';
import { useLoan } from '../loan-context.ts';

export const seenOf = ({ id, review, conditionKey }: LoanDocument) => ({ fileId: id, review, conditionKey });

/** Moving and making documents, and what came of it in words. */
export const useDocumentTasks = (onDone: (openNext: string | null) => void) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const move = useMutation(
    trpc.loanReview.move.mutationOptions({
      onSuccess: ({ kind }) => {
        refresh();
        if (kind === 'moved') onDone(null);
      },
    }),
  );
  const make = useMutation(
    trpc.loanReview.make.mutationOptions({
      onSuccess: (outcome) => {
        refresh();
        if (outcome.kind === 'made') onDone(outcome.fileIds[0] ?? null);
      },
    }),
  );
  const outcome = make.data ?? move.data;
  return {
    loanId,
    isPending: move.isPending || make.isPending,
    move: move.mutate,
    make: make.mutate,
    told: outcome ? words.outcomes[outcome.kind] : (make.error?.message ?? move.error?.message ?? null),
  };
};
