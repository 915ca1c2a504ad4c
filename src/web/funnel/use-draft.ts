import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { stepKeyOf } from './question-words.ts';
import { useSaves } from './saves.tsx';
import type { Answers } from './use-step-form.ts';
import { withoutSecrets } from './without-secrets.ts';

const QUIET_MILLISECONDS = 900;

export const draftKey = (step: string): string => `draft-${step}`;

/** Keeps what is typed on the server once the typing pauses, valid or not, so that leaving loses nothing. */
export const useDraft = ({ step, values, isKept }: { step: Step; values: Answers; isKept: boolean }): void => {
  const api = useTRPCClient();
  const { queue } = useSaves();
  const first = useRef(values);
  const keep = useDebouncedCallback((answers: Answers) => {
    const draft = withoutSecrets(step, answers);
    queue
      .save(draftKey(step.key), () => api.funnel.saveDraft.mutate({ step: stepKeyOf(step.key), draft }))
      // A refused draft is no loss: the page still holds it, and Continue says what is wrong.
      .catch(() => undefined);
  }, QUIET_MILLISECONDS);
  useEffect(() => {
    if (isKept && values !== first.current) keep(values);
  }, [values, isKept, keep]);
};
