import { useMutation } from '@tanstack/react-query';
import type { Attestation } from '#rules/decision/attestations.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { useLoan } from '../loan-context.ts';

type Answer = { answer: 'agree' | 'return' | 'drop'; note: string | null; attested: readonly Attestation[] };

/** What settles nothing: the person may go on. */
const OPEN: readonly string[] = ['samePerson', 'reviewedByYou', 'reasonNeeded', 'unread', 'sanctionsOpen'];

/** Answers a proposed decision; `onTold` hears what became of it. */
export const useSecond = (decisionId: string, { onTold }: { onTold: (text: string) => void }) => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const second = useMutation(
    trpc.loanDecision.second.mutationOptions({
      onSuccess: (outcome) => {
        if (OPEN.includes(outcome.kind)) return;
        onTold(outcome.kind === 'rulesChanged' ? words.rulesChanged(outcome.run) : words.outcomes[outcome.kind]);
        refresh();
      },
    }),
  );
  const { data } = second;
  const stopped = data && data.kind !== 'rulesChanged' && OPEN.includes(data.kind) ? words.outcomes[data.kind] : null;
  return {
    send: ({ attested, ...said }: Answer) => second.mutate({ loanId, decisionId, ...said, attested: [...attested] }),
    isPending: second.isPending,
    problem: second.error?.message ?? stopped,
  };
};
