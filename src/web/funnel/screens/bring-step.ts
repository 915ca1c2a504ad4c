import { useEffect, useState } from 'react';
import type { Step } from '#funnel/engine/define-step.ts';
import { isInApplication } from '#funnel/is-in-application.ts';
import { bringAll, type Coming } from '#web/ui/on-demand.tsx';
import { rail } from '../frame/rail-on-demand.ts';
import { partsOfFields } from '../step/fields-on-demand.ts';
import { screens } from './screens.tsx';

const partsOf = (step: Step): Coming[] => [
  screens[step.screen],
  ...partsOfFields(step),
  ...(isInApplication(step) ? [rail] : []),
];

/** Fetches what the page of a step shows; null once that is here. */
export const bringStep = (step: Step): Promise<unknown> | null => bringAll(partsOf(step));

/**
 * Whether the page of a step can be shown: whole, since a part that came later would push away what somebody is about to press. Where one
 * does not come it is shown as well, and that part says so in its place.
 */
export const useStepParts = (step: Step | null): boolean => {
  const [tried, setTried] = useState<Step | null>(null);
  const isHere = step === null || partsOf(step).every((part) => part.isHere());
  useEffect(() => {
    if (step === null || isHere) return;
    let isGone = false;
    const end = (): void => {
      if (!isGone) setTried(step);
    };
    Promise.resolve(bringStep(step)).then(end, end);
    return () => {
      isGone = true;
    };
  }, [step, isHere]);
  return isHere || tried === step;
};
