import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { portalUsers } from '#words/portal/portal-users.ts';

const { actions, grant } = portalUsers;

const sentences = {
  lastAdministrator: actions.lastAdministrator,
  nothingToDo: actions.nothingToDo,
  heldAlready: grant.heldAlready,
  notHeld: grant.notHeld,
  proposedAlready: grant.conflict.proposedAlready,
  ownProposal: grant.conflict.ownProposal,
  settledAlready: grant.conflict.settledAlready,
} as const;

type Outcome = { kind: 'done' | keyof typeof sentences };

/** After every change to an account: the page refreshes and reports the result. */
export const useStaffChange = (title: string) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const settled = {
    onSuccess: ({ kind }: Outcome) => {
      void queries.invalidateQueries({ queryKey: trpc.staff.pathKey() });
      setProblem(kind === 'done' ? null : sentences[kind]);
      if (kind === 'done') showToast({ kind: 'done', title, text: actions.doneText });
    },
    onError: (error: { message: string }) => setProblem(error.message),
  };
  return { settled, problem };
};
