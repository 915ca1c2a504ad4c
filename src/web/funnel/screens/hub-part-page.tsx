import { lazy } from 'react';
import { pathnameOf } from '#funnel/engine/step-lookup.ts';
import { closingPath, hubParts } from '#funnel/hub-parts.ts';
import { steps } from '#funnel/steps.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { hubWords } from '#words/loan/hub.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import type { StepViewProps } from '../step/step-view.tsx';
import { bringStep, useStepParts } from './bring-step.ts';
import { screens, screenWaiting } from './screens.tsx';
import styles from './submitted-screen.module.css';

const ClosingScreen = lazy(() => import('#web/signing/closing-screen.tsx'));

const Part = ({ step }: StepViewProps) => {
  const isHere = useStepParts(step);
  if (!isHere) return screenWaiting;
  const { Part: Screen } = screens[step.screen];
  return <Screen step={step} />;
};

export const meta = () => [{ title: pageTitle(hubWords.tracker.label) }];

/** The page before stays until the screen of this one is here. */
export const bring = ({ pathname }: { pathname: string }): Promise<unknown> | null => {
  const step = hubParts[pathnameOf(pathname)];
  return step === undefined ? null : bringStep(step);
};

/** A funnel page still open after submission: it opens inside the hub, where the guard keeps applicants. */
export default function HubPartPage() {
  const { pathname } = useLocation();
  const { state } = useFunnelData();
  const page = pathnameOf(pathname);
  const step = hubParts[page] ?? null;
  const isClosing = page === closingPath;
  if (step === null && !isClosing) throw new Response(null, { status: 404 });
  return (
    <>
      <p className={`wrap ${styles.back}`}>
        <Link to={steps.applicationSubmitted.path}>{hubWords.parts.back}</Link>
      </p>
      {step === null ? <ClosingScreen /> : <Part key={`${step.key}-${state}`} step={step} />}
    </>
  );
}
