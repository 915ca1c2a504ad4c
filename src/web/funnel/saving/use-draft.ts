import { useCallback, useEffect, useRef } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import { LEAVING, tokens, useTRPCClient } from '#web/api-client/api.ts';
import { useDebouncedCallback } from '#web/ui/debounce/use-debounced-callback.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { stepKeyOf } from '../step/question-words.ts';
import type { Answers } from '../step/use-step-form.ts';
import { useSaves } from './saves.tsx';
import { withoutSecrets } from './without-secrets.ts';

const QUIET_MILLISECONDS = 900;

export const draftKey = (step: string): string => `draft-${step}`;

type Page = {
  step: Step;
  draft: Answers;
  isKept: boolean;
  /** Sent but not yet answered: a page closing now cannot know whether it arrives. */
  onItsWay: Answers | null;
};

/** Saves typed values to the server, valid or not, once typing pauses or the user leaves the page. */
export const useDraft = ({ step, draft, isKept, onItsWay }: Page): void => {
  const api = useTRPCClient();
  const { queue, unsaved } = useSaves();
  const { hold } = useFunnelData();
  const first = useRef(draft);
  const notKept = useRef<Answers | null>(null);
  const send = useCallback(
    (entries: Answers, context = {}) =>
      api.funnel.saveDraft.mutate({ step: stepKeyOf(step.key), draft: withoutSecrets(step, entries) }, { context }),
    [api, step],
  );
  const keep = useDebouncedCallback((answers: Answers) => {
    hold(step.key, withoutSecrets(step, answers));
    queue
      .save(draftKey(step.key), () => send(answers))
      .then(() => {
        if (notKept.current === answers) notKept.current = null;
      })
      // A refused draft is no loss: the page still holds it, and Continue shows the errors.
      .catch(() => undefined);
  }, QUIET_MILLISECONDS);
  useEffect(() => {
    // An answer being submitted needs no draft, which would outlive it.
    if (!isKept) keep.cancel();
    else if (draft !== first.current) keep.call(draft);
    notKept.current = onItsWay ?? (isKept && draft !== first.current ? draft : null);
  }, [draft, isKept, onItsWay, keep]);
  useEffect(() => {
    const flush = () => keep.flush();
    // A phone may never return to a backgrounded page.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // Nothing pending, and no call in flight, outlives the page by itself.
    const sendLast = () => {
      if (notKept.current !== null) send(notKept.current, LEAVING).catch(() => undefined);
    };
    // Until the bot check is done nothing can be sent, so the browser asks first.
    const warn = (event: BeforeUnloadEvent) => {
      if (notKept.current !== null && !tokens.isAtHand()) event.preventDefault();
    };
    unsaved.add(flush);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', sendLast);
    return () => {
      unsaved.delete(flush);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', sendLast);
    };
  }, [keep, send, unsaved]);
};
