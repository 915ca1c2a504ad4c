import { useEffect, useEffectEvent } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import { askedSteps } from '#funnel/engine/walk.ts';
import { isToCome } from '#funnel/step-to-come.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { Current } from '../step/funnel-data.ts';
import { loadPullProgress } from '../step/pull-progress-on-demand.ts';
import { bringStep } from './bring-step.ts';

const STARTS = ['pointerdown', 'keydown', 'input'] as const;

const bringPageAfter = async (step: Step, current: Current): Promise<void> => {
  if (step.asks?.page === 'waits') await loadPullProgress();
  const asked = askedSteps(current);
  const next = asked[asked.findIndex(({ key }) => key === step.key) + 1];
  if (next === undefined) return;
  if (isToCome(next.key)) await import('../whole/whole-funnel.ts');
  await bringStep(next);
};

/** Who begins to answer a page goes on to the next one: its code comes meanwhile, and that of the wait in between. Who only looks loads nothing more. */
export const useNextPageCode = (step: Step | null, current: Current | null): void => {
  const bring = useEffectEvent(() => {
    if (step === null || current === null) return;
    // What did not come is fetched with the page itself.
    whenIdle(() => void bringPageAfter(step, current).catch(() => undefined));
  });
  const key = step?.key;
  useEffect(() => {
    if (key === undefined) return;
    const begun = new AbortController();
    const start = () => {
      begun.abort();
      bring();
    };
    for (const name of STARTS) document.addEventListener(name, start, { signal: begun.signal, passive: true });
    return () => begun.abort();
  }, [key]);
};
