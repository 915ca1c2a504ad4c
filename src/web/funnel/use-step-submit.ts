import { TRPCClientError } from '@trpc/client';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Application } from '#entities/application.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import type { OfferFigures } from '#rules/quote/offer-figures.ts';
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
  /** Saved; others have not answered yet. */
  | { kind: 'waiting'; next: string }
  /** The server reckoned otherwise: its figures, or null when it has no offer. */
  | { kind: 'offerDiffers'; computed: OfferFigures | null }
  | { kind: 'conflict'; yours: Answers; theirs: Answers; application: Application; version: number };

type Submission = { answers: Answers; base: Answers; shown?: OfferFigures };

/** Who came from the summary, or from a page that shows this answer, goes back there; a refusal still leads where it leads. */
const returnOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

const isSignInRequired = (error: unknown): boolean =>
  error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED';

/** Pages whose answers set off questions to others. */
export const asksOthers = (step: Step): boolean =>
  ['creditScore', 'prequalAddress', 'prequalCredit', 'prequalCreditCheck'].includes(step.key);

/** Whether someone outside has not answered, or could not be reached. Not knowing is no reason to wait. */
const isWaitedFor = async (api: ReturnType<typeof useTRPCClient>, step: Step): Promise<boolean> => {
  if (!asksOthers(step)) return false;
  const asked = await api.application.pulls.query({ step: stepKeyOf(step.key) }).catch(() => null);
  return asked !== null && (!asked.isSettled || asked.pulls.some(({ state }) => state === 'unavailable'));
};

/** Sends a step and goes where the server says; a conflict or a refusal stays on the page. */
export const useStepSubmit = (step: Step, onRefused: (issues: readonly Issue[]) => void) => {
  const api = useTRPCClient();
  const { queue } = useSaves();
  const { accept, begin, current, refresh } = useFunnelData();
  const navigate = useNavigate();
  const { pathname, search, state: arrival } = useLocation();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });

  const submit = async ({ answers, base, shown }: Submission): Promise<void> => {
    setState({ kind: 'working' });
    queue.drop(draftKey(step.key));
    try {
      const entry = prequalEntry(step);
      const outcome = await queue.save(`answer-${step.key}`, async () => {
        if (current === null && entry !== null) await begin(entry);
        return api.funnel.submitStep.mutate({ step: stepKeyOf(step.key), answers, base, shown });
      });
      if (outcome.kind === 'saved') {
        const { application, version, status, savedAt } = outcome;
        accept({ application, version, status, savedAt }, step.key);
        if (await isWaitedFor(api, step)) return setState({ kind: 'waiting', next: outcome.next });
        const back = outcome.next.startsWith('/app/ineligible/') ? null : returnOf(arrival);
        const to = back ?? outcome.next;
        await navigate(to, { state: { isFirstAnswer: current?.status === 'propertyValue' } });
        // An offer page without an offer leads to itself, and has to answer again. One that is left keeps nothing any more.
        if (stepByPath(to, current?.variant)?.key === step.key) setState({ kind: 'idle' });
      } else if (outcome.kind === 'conflict') setState({ ...outcome, yours: answers });
      else if (outcome.kind === 'offerDiffers') setState(outcome);
      else {
        setState({ kind: 'idle' });
        onRefused(outcome.issues);
      }
    } catch (error) {
      if (isSignInRequired(error)) await navigate(signInAgainPath(pathname + search));
      else setState({ kind: 'failed' });
    }
  };
  /** What came meanwhile is in the application by now: it is read again before the next page stands on it. */
  const goOn = async (next: string): Promise<void> => {
    await refresh();
    await navigate(next.startsWith('/app/ineligible/') ? next : (returnOf(arrival) ?? next));
  };
  return { state, submit, goOn, reset: () => setState({ kind: 'idle' }) };
};
