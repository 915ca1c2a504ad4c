import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Application } from '#entities/application.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useFunnelData } from './funnel-data.ts';
import { prequalEntry } from './prequal-entry.ts';
import { stepKeyOf } from './question-words.ts';
import { useSaves } from './saves.tsx';
import { draftKey } from './use-draft.ts';
import { signInAgainPath } from './use-session-end.ts';
import type { Answers } from './use-step-form.ts';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'conflict'; yours: Answers; theirs: Answers; application: Application; version: number };

type Submission = { answers: Answers; base: Answers };

/** Who came from the summary, or from a page that shows this answer, goes back there; a refusal still leads where it leads. */
const returnOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

const isSignInRequired = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED';

/** Sends a step and goes where the server says; a conflict or a refusal stays on the page. */
export const useStepSubmit = (step: Step, onRefused: (issues: readonly Issue[]) => void) => {
  const api = useTRPCClient();
  const { queue } = useSaves();
  const { accept, begin, current } = useFunnelData();
  const navigate = useNavigate();
  const { pathname, search, state: arrival } = useLocation();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });

  const submit = async ({ answers, base }: Submission): Promise<void> => {
    setState({ kind: 'working' });
    queue.drop(draftKey(step.key));
    try {
      const entry = prequalEntry(step);
      const outcome = await queue.save(`answer-${step.key}`, async () => {
        if (current === null && entry !== null) await begin(entry);
        return api.funnel.submitStep.mutate({ step: stepKeyOf(step.key), answers, base });
      });
      if (outcome.kind === 'saved') {
        const { application, version, status, savedAt } = outcome;
        accept({ application, version, status, savedAt }, step.key);
        const back = outcome.next.startsWith('/app/ineligible/') ? null : returnOf(arrival);
        await navigate(back ?? outcome.next, { state: { isFirstAnswer: current?.status === 'propertyValue' } });
        // An offer page without an offer leads to itself, and has to answer again.
        setState({ kind: 'idle' });
      } else if (outcome.kind === 'conflict') setState({ ...outcome, yours: answers });
      else {
        setState({ kind: 'idle' });
        onRefused(outcome.issues);
      }
    } catch (error) {
      if (isSignInRequired(error)) await navigate(signInAgainPath(pathname + search));
      else setState({ kind: 'failed' });
    }
  };
  return { state, submit, reset: () => setState({ kind: 'idle' }) };
};
