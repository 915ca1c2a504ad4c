import { useEffect, useRef, useState } from 'react';
import type { Application } from '#entities/application/application.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import type { Day } from '#entities/values/day.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import type { OfferFigures } from '#rules/offer/offer-figures.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { CallError } from '#web/api-client/calls/call-error.ts';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { errors } from '#words/errors.ts';
import { useSaves } from '../saving/saves.tsx';
import { draftKey } from '../saving/use-draft.ts';
import { signInAgainPath } from '../saving/use-session-end.ts';
import { withoutSecrets } from '../saving/without-secrets.ts';
import { useFunnelData } from './funnel-data.ts';
import { questionWords, stepKeyOf } from './question-words.ts';
import type { Answers } from './use-step-form.ts';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'working'; answers: Answers }
  /** Saved: the page stays only until the next one loads. */
  | { kind: 'leaving' }
  | { kind: 'failed' }
  /** Saved; vendor responses are pending. */
  | { kind: 'waiting'; next: string }
  /** The server's result differs: its figures, or null when it has no offer. */
  | { kind: 'offerDiffers'; computed: OfferFigures | null }
  /** The offer's last day passed while it was read. */
  | { kind: 'offerExpired'; expiredOn: Day }
  | { kind: 'conflict'; yours: Answers; theirs: Answers; application: Application; version: number };

type Submission = { answers: Answers; base: Answers; shown?: OfferFigures };

/** Returns to the summary, or to the page showing this answer, if the user came from there; a refusal still takes precedence. */
const returnOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;

const reasonOf = (error: unknown): unknown => (error instanceof CallError ? error.data?.reason : null);

/** Whether a vendor response is pending or the vendor was unreachable. An unknown status is no reason to wait. */
const isWaitedFor = async (api: ReturnType<typeof useTRPCClient>, step: Step): Promise<boolean> => {
  const asked = await api.application.pulls.query({ step: stepKeyOf(step.key) }).catch(() => null);
  return asked !== null && (!asked.isSettled || asked.pulls.some(({ state }) => state === 'unavailable'));
};

/** User-entered values only, for comparison: a ZIP code's county is filled in on its own schedule. */
const textOf = (draft: Answers | null): string =>
  JSON.stringify(draft, (name, value) => (name === 'county' ? undefined : value));

/** Whether the submission controls the page: neither idle nor stopped by something to show. */
export const isOnItsWay = ({ kind }: SubmitState): boolean => ['working', 'leaving', 'waiting'].includes(kind);

/** The next page takes the focus. A page that is removed with it is laid out once more on its way out. */
const letGoOfFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

type Page = { draft: Answers; onRefused: (issues: readonly Issue[]) => void };

/**
 * Submits a step and follows the server's redirect; a conflict, a refusal or further typing keeps the user on the page.
 * A user who has left the page is not redirected.
 */
export const useStepSubmit = (step: Step, { draft, onRefused }: Page) => {
  const api = useTRPCClient();
  const { queue } = useSaves();
  const { accept, begin, current, hold, refresh } = useFunnelData();
  const navigate = useNavigate();
  const { pathname, search, state: arrival } = useLocation();
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });

  const page = useRef<Answers | null>(null);
  useEffect(() => {
    page.current = draft;
    return () => {
      page.current = null;
    };
  });
  const pressedAgain = useRef<(Submission & { draft: Answers }) | null>(null);

  /** The user has left the page: the typed values are kept as its draft, and a toast says so. */
  const keepForLater = (draft: Answers): void => {
    const kept = withoutSecrets(step, draft);
    queue
      .save(draftKey(step.key), () => api.funnel.saveDraft.mutate({ step: stepKeyOf(step.key), draft: kept }))
      // The browser still holds it, and there is no page left to say more on.
      .catch(() => undefined);
    const { title, keptOn } = errors.notSaved;
    showToast({ kind: 'problem', title, text: keptOn(questionWords(step.key).question) });
  };

  /** The address changes with the press; the page itself goes when the next one is ready to be shown. */
  const isLeft = (): boolean => page.current === null || window.location.pathname !== pathname;

  const send = async ({ answers, base, shown, draft }: Submission & { draft: Answers }): Promise<void> => {
    const isStill = () => textOf(page.current) === textOf(draft);
    queue.drop(draftKey(step.key));
    const saving = queue.save(`answer-${step.key}`, async () => {
      if (current === null) await begin(stepKeyOf(step.key));
      return api.funnel.submitStep.mutate({ step: stepKeyOf(step.key), answers, base, shown });
    });
    // The answer is on its way while the page is drawn again.
    setState({ kind: 'working', answers });
    hold(step.key, withoutSecrets(step, draft));
    try {
      const outcome = await saving;
      const again = pressedAgain.current;
      pressedAgain.current = null;
      if (outcome.kind === 'saved') {
        const { application, version, status, savedAt } = withApplication(outcome);
        accept({ application, version, status, savedAt }, step.key);
        if (again !== null && textOf(again.draft) !== textOf(draft))
          return send({ ...again, base: step.read(application, current?.person ?? 'borrower') });
        // Nothing else is waited for on the way: what was saved and the next page are drawn in one go.
        const isWaiting = isStill() && step.asks?.page === 'waits' && (await isWaitedFor(api, step));
        if (isLeft()) return;
        if (!isStill()) return setState({ kind: 'idle' });
        if (isWaiting) return setState({ kind: 'waiting', next: outcome.next });
        const back = outcome.next.startsWith('/app/ineligible/') ? null : returnOf(arrival);
        const to = back ?? outcome.next;
        // An offer page without an offer redirects to itself, and must respond again. Once left, it keeps nothing.
        const isStaying = stepByPath(to, { variant: current?.variant })?.key === step.key;
        if (!isStaying) letGoOfFocus();
        setState({ kind: isStaying ? 'idle' : 'leaving' });
        navigate(to, { state: { isFirstAnswer: current?.status === 'propertyValue' }, isAtOnce: true });
      } else if (isLeft()) keepForLater(draft);
      else if (outcome.kind === 'conflict') setState({ ...withApplication(outcome), yours: answers });
      else if (outcome.kind === 'offerDiffers' || outcome.kind === 'offerExpired') setState(outcome);
      else {
        setState({ kind: 'idle' });
        onRefused(outcome.issues);
      }
    } catch (error) {
      pressedAgain.current = null;
      const reason = reasonOf(error);
      if (reason === 'signInRequired') navigate(signInAgainPath(pathname + search));
      else if (isLeft()) keepForLater(draft);
      else if (reason === 'outOfTurn') {
        setState({ kind: 'idle' });
        // Answered or closed elsewhere: with the newest state the guard leads to the page that is open.
        await refresh();
      } else setState({ kind: 'failed' });
    }
  };
  const submit = async (submission: Submission): Promise<void> => {
    const pressed = { ...submission, draft };
    // The last submission counts, once the first has arrived.
    if (state.kind === 'working') pressedAgain.current = pressed;
    else await send(pressed);
  };
  /** Vendor data is in the application by now: refetch it before the next page relies on it. */
  const goOn = async (next: string): Promise<void> => {
    await refresh();
    navigate(next.startsWith('/app/ineligible/') ? next : (returnOf(arrival) ?? next));
  };
  return { state, submit, goOn, reset: () => setState({ kind: 'idle' }) };
};
